import type * as z from "zod";
import type { Endpoint } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { readRequest } from "@/lib/core/read-request";

const depthMax = 64;
const valuesMax = 100_000;
const [quote, comma, openList, backslash, closeList, openObject, closeObject] = [34, 44, 91, 92, 93, 123, 125];

/** @throws AppError invalid_json; invalid_request for a nesting or a number of values no request of ours needs. */
function parseJson(text: string): unknown {
  checkShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_json", "The body is not valid JSON.");
  }
}

/** One look at all but the texts before anything is built: a few bytes can ask for very deep or very many values. */
function checkShape(text: string) {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfText(text, index + 1);
    else if (character === comma) values++;
    else if (character === openObject || character === openList) {
      values++;
      if (++depth > depthMax)
        throw refusal("too_deep", `The body is nested more than ${depthMax} levels deep.`, depthMax);
    } else if (character === closeObject || character === closeList) depth--;
  }
  if (values > valuesMax) throw refusal("too_many_values", `The body has more than ${valuesMax} values.`, valuesMax);
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

/**
 * The request of a call: its JSON body, and `ifVersion` from `If-Match` where the operation has one.
 * @throws AppError invalid_json, or invalid_request with all issues.
 */
export function readCall<Request extends z.ZodObject>(
  endpoint: Pick<Endpoint<Request>, "request">,
  body: string,
  headers: Headers,
): { value: z.output<Request>; warnings: Warning[] } {
  const raw = parseJson(body);
  const takesVersion = "ifVersion" in endpoint.request.shape;
  const reading = readRequest(endpoint.request, takesVersion ? withVersion(raw, headers) : raw);
  if (reading.ok) return reading;
  throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
    issues: reading.issues,
  });
}

const isUnset = (value: unknown) => value === undefined || value === null || value === "";

/** A version in the body goes before the one in the header. */
function withVersion(raw: unknown, headers: Headers) {
  const header = headers.get("if-match");
  if (header === null || !isJsonObject(raw)) return raw;
  const [, version] = /^(?:W\/)?"(\d{1,10})"$/.exec(header.trim()) ?? [];
  if (version !== undefined) return isUnset(raw.ifVersion) ? { ...raw, ifVersion: Number(version) } : raw;
  const issue = { path: "if-match", code: "invalid_format", message: 'Must be one ETag of ours, such as "14".' };
  throw new AppError("invalid_request", "The header If-Match is not valid.", { issues: [issue] });
}
