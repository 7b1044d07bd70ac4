import type * as z from "zod";
import { withoutAnsweredFields } from "@/lib/core/answered-fields";
import { unknownFieldsOf } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { bodyDepthMax, bodyValuesMax } from "@/lib/core/protocol.values";
import { readRequest } from "@/lib/core/read-request";
import { compiled } from "@/lib/http/compiled-schema";
import type { HttpRequest } from "@/lib/http/message";

type Expected<Request extends z.ZodObject> = {
  path?: `/${string}`;
  request: Request;
  response?: z.ZodType;
  maxBodyBytes: number;
};
type Parsed<Request extends z.ZodObject> = { value: z.output<Request>; warnings: Warning[] };

/**
 * The request that a call carries, with `ifVersion` from `If-Match` where the schema has one.
 * @throws AppError unsupported_media_type, body_too_large, invalid_json, or invalid_request with all issues.
 */
export const parseBody = async <Request extends z.ZodObject>(expected: Expected<Request>, request: HttpRequest) =>
  parseText(expected, request, await readBody(request, expected.maxBodyBytes));

/**
 * A body as its schema reads it, with `ifVersion` from `If-Match` where the schema has one.
 * @throws AppError invalid_json, or invalid_request with all issues.
 */
export function parseText<Request extends z.ZodObject>(
  expected: Omit<Expected<Request>, "maxBodyBytes">,
  request: Pick<HttpRequest, "header">,
  body: string,
): Parsed<Request> {
  const raw = parseJson(body);
  const takesVersion = "ifVersion" in expected.request.shape;
  const sent = takesVersion ? withVersion(raw, request) : raw;
  const reading = readRequest(compiled(expected.request), sent, unknownFieldsOf(expected));
  if (reading.ok) return { value: reading.value, warnings: withoutAnsweredFields(reading.warnings, expected.response) };
  throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
    issues: reading.issues,
  });
}

/**
 * The body of a JSON request as text.
 * @throws AppError unsupported_media_type, body_too_large, or invalid_json when it is not UTF-8.
 */
export async function readBody({ header, readBytes }: Pick<HttpRequest, "header" | "readBytes">, maxBytes: number) {
  const mediaType = header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    throw new AppError("unsupported_media_type", "The body must be JSON, sent with Content-Type: application/json.");
  }
  if (Number(header("content-length")) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await readBytes(maxBytes);
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return decode(bytes);
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

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array) {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError("invalid_json", "The body is not valid UTF-8.");
  }
}

const [quote, comma, openList, backslash, closeList, openObject, closeObject] = [34, 44, 91, 92, 93, 123, 125];

/** @throws AppError invalid_json; invalid_request for deeper nesting or more values than any request needs. */
function parseJson(text: string): unknown {
  checkShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_json", "The body is not valid JSON.");
  }
}

/** Scans the structure before anything is built: few bytes can ask for very deep or very many values. */
function checkShape(text: string) {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfText(text, index + 1);
    else if (character === comma) values++;
    else if (character === openObject || character === openList) {
      values++;
      if (++depth > bodyDepthMax)
        throw refusal("too_deep", `The body is nested more than ${bodyDepthMax} levels deep.`, bodyDepthMax);
    } else if (character === closeObject || character === closeList) depth--;
  }
  if (values > bodyValuesMax)
    throw refusal("too_many_values", `The body has more than ${bodyValuesMax} values.`, bodyValuesMax);
}

/** Where the text that begins at `start` is closed: by the first quote without an odd number of backslashes before it. */
function endOfText(text: string, start: number) {
  for (let end = text.indexOf('"', start); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (end - escapes > start && text.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

const refusal = (code: string, message: string, limit: number) =>
  new AppError("invalid_request", message, { issues: [{ path: "", code, message, limit }] });

const isUnset = (value: unknown) => value === undefined || value === null || value === "";

/** A version in the body goes before the one in the header. */
function withVersion(raw: unknown, { header }: Pick<HttpRequest, "header">) {
  const given = header("if-match");
  if (given === undefined || !isJsonObject(raw)) return raw;
  const [, version] = /^(?:W\/)?"(\d{1,10})"$/.exec(given.trim()) ?? [];
  if (version !== undefined) return isUnset(raw.ifVersion) ? { ...raw, ifVersion: Number(version) } : raw;
  const issue = { path: "if-match", code: "invalid_format", message: 'Must be one ETag of ours, such as "14".' };
  throw new AppError("invalid_request", "The header If-Match is not valid.", { issues: [issue] });
}
