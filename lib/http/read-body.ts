import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { AppError } from "@/lib/core/errors";
import type { HttpRequest } from "@/lib/http/message";

/**
 * The body of a JSON request as text.
 * @throws AppError unsupported_media_type, body_too_large, or invalid_json when it is not UTF-8.
 */
export async function readBody({ header, readBytes }: Pick<HttpRequest, "header" | "readBytes">, maxBytes: number) {
  checkMediaType(header("content-type"));
  const decompress = decompressorOf(header("content-encoding"));
  if (Number(header("content-length")) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await readBytes(maxBytes);
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return decode(await decompress(bytes, maxBytes));
}

/**
 * The bytes of a body that does not say how long it is, counted as they come.
 * @throws AppError body_too_large
 */
export async function collectBytes(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The rest of a body that is too long is read and dropped: otherwise the connection could answer no further call.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes + drainedBytesMax) throw tooLarge(maxBytes);
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw tooLarge(maxBytes);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

/** How much of a body beyond its limit is read at most; then the answer closes the connection. */
const drainedBytesMax = 16 * 1024 * 1024;

export const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`);

const tooLarge = (maxBytes: number) => new AppError("body_too_large", `The body may have at most ${sizeOf(maxBytes)}.`);

/** US-ASCII is a part of UTF-8. */
const charsets = ["utf-8", "utf8", "us-ascii", ""];

/** @throws AppError unsupported_media_type for another type than JSON, and for other letters than those of UTF-8. */
function checkMediaType(contentType = "") {
  const [mediaType = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  if (mediaType !== "application/json")
    throw new AppError("unsupported_media_type", "The body must be JSON, sent with Content-Type: application/json.");
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length) ?? "";
  if (!charsets.includes(charset.replaceAll('"', "")))
    throw new AppError("unsupported_media_type", `The body must be in UTF-8, not in ${charset}.`);
}

const decompressors = { gzip: promisify(gunzip), "x-gzip": promisify(gunzip), br: promisify(brotliDecompress) };

/** Less than any text of JSON is compressed to, and more than a body is worth that is made to fill the memory. */
const timesItsLengthMax = 250;

const isKnown = (encoding: string): encoding is keyof typeof decompressors => Object.hasOwn(decompressors, encoding);

/** What undoes a `Content-Encoding`. @throws AppError unsupported_media_type */
function decompressorOf(contentEncoding = "") {
  const encoding = contentEncoding.trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return async (bytes: Uint8Array) => bytes;
  if (!isKnown(encoding))
    throw new AppError("unsupported_media_type", `The body may be compressed as gzip or br, not as ${encoding}.`, {
      encodings: ["gzip", "br"],
    });
  return (bytes: Uint8Array, maxBytes: number) => decompressed(encoding, bytes, maxBytes);
}

async function decompressed(encoding: keyof typeof decompressors, bytes: Uint8Array, maxBytes: number) {
  const maxOutputLength = Math.min(maxBytes, bytes.byteLength * timesItsLengthMax);
  try {
    return await decompressors[encoding](bytes, { maxOutputLength });
  } catch (error) {
    if (!(error instanceof RangeError))
      throw new AppError("invalid_json", `The body is not valid ${encoding}, which Content-Encoding says it is.`);
    if (maxOutputLength === maxBytes) throw tooLarge(maxBytes);
    throw new AppError("body_too_large", `The body unpacks to more than ${timesItsLengthMax} times its length.`);
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array) {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError("invalid_json", "The body is not valid UTF-8.");
  }
}
