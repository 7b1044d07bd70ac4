import { AppError } from "@/lib/core/errors";

/**
 * The body of a JSON request as text. Where `content-length` is absent, bytes are counted as they come.
 * @throws AppError unsupported_media_type, body_too_large, or invalid_json when it is not UTF-8.
 */
export async function readBody(request: Request, maxBytes: number) {
  const mediaType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    throw new AppError("unsupported_media_type", "The body must be JSON, sent with Content-Type: application/json.");
  }
  const announced = request.headers.get("content-length");
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes);
  // The server ends a body where its content-length says: it may be taken in one piece.
  const bytes = announced ? new Uint8Array(await request.arrayBuffer()) : await readBytes(request.body, maxBytes);
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return decode(bytes);
}

async function readBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What is too much is read without being kept: a connection with an unread rest answers no further call.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes + drainedMost) throw tooLarge(maxBytes);
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw tooLarge(maxBytes);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

/** Of a body without an end no more than this is read; the answer then closes the connection. */
const drainedMost = 16 * 1024 * 1024;

const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`);

const tooLarge = (maxBytes: number) => new AppError("body_too_large", `The body may have at most ${sizeOf(maxBytes)}.`);

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array) {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError("invalid_json", "The body is not valid UTF-8.");
  }
}
