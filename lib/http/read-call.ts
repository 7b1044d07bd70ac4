import type * as z from "zod";
import type { Endpoint } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { readRequest } from "@/lib/core/read-request";
import { parseJson } from "@/lib/http/parse-json";

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
