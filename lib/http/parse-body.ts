import type * as z from "zod";
import { withoutAnsweredFields } from "@/lib/core/answered-fields";
import { unknownFieldsOf } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { readRequest } from "@/lib/core/read-request";
import { compiled } from "@/lib/http/compiled-schema";
import type { HttpRequest } from "@/lib/http/message";
import { parseJson } from "@/lib/http/parse-json";
import { readBody } from "@/lib/http/read-body";

type Expected<Request extends z.ZodObject> = {
  path?: `/${string}`;
  request: Request;
  response?: z.ZodType;
  maxBodyBytes: number;
};
/** A request as it was sent and as its schema reads it. */
type Parsed<Request extends z.ZodObject> = { raw: unknown; value: z.output<Request>; warnings: Warning[] };

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
  const warnings = withoutAnsweredFields(reading.warnings, expected.response);
  if (reading.ok) return { raw, value: reading.value, warnings };
  throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
    issues: reading.issues,
    warnings: warnings.length > 0 ? warnings : undefined,
  });
}

const isUnset = (value: unknown) => value === undefined || value === null || value === "";

/** A version in the body goes before the one in the header. */
function withVersion(raw: unknown, { header }: Pick<HttpRequest, "header">) {
  const given = header("if-match");
  if (!given?.trim() || !isJsonObject(raw)) return raw;
  const [, version] = /^(?:W\/)?"(\d{1,10})"$/.exec(given.trim()) ?? [];
  if (version !== undefined) return isUnset(raw.ifVersion) ? { ...raw, ifVersion: Number(version) } : raw;
  const issue = { path: "if-match", code: "invalid_format", message: 'Must be one ETag of ours, such as "14".' };
  throw new AppError("invalid_request", "The header If-Match is not valid.", { issues: [issue] });
}
