import * as z from "zod";
import { type Endpoint, Warning } from "@/lib/core/endpoint";
import { AppError, type ErrorCode, type Issue } from "@/lib/core/errors";
import { bodyBytesDefault } from "@/lib/core/protocol.values";
import { errorResponse, statusOf } from "@/lib/http/error-response";
import { sizeOf } from "@/lib/http/read-body";
import { endpoints } from "@/lib/operations";
import { RequirementMiss } from "@/lib/vocabulary/carrier-requirement";

const DescribedIssue = z
  .object({
    path: z.string().meta({
      description: "Where in the request, e.g. `load.stops[0].location.timezone`; of a header its name.",
    }),
    code: z.string().meta({ description: "A stable word, e.g. `required`; the introduction lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
    accepted: z.array(z.string()).optional().meta({ description: "The values that would have been accepted." }),
    didYouMean: z.array(z.string()).optional().meta({ description: "Which of them, or which field, may be meant." }),
    limit: z.number().optional().meta({ description: "The bound that was missed." }),
  })
  .meta({ id: "Issue", description: "One thing wrong with a request." });

const ErrorBody = z
  .object({
    message: z.string().meta({ description: "For people; may be reworded." }),
    code: z.string().meta({ description: "For programs: a stable word, e.g. `invalid_request`." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the call, to quote to support." }),
    reason: z
      .string()
      .optional()
      .meta({ description: "Which of several causes the code has; the introduction lists them." }),
    misses: z.array(RequirementMiss).optional().meta({
      description: "With `carrier_not_assignable`: what the load requires and the carrier does not have.",
    }),
    candidates: z.array(z.string()).optional().meta({
      description: "With the reason `different_carriers`: our ids of the carriers that what you sent is of.",
    }),
    issues: z.array(DescribedIssue).optional().meta({ description: "With `invalid_request`: all problems at once." }),
    warnings: z.array(Warning).optional().meta({
      description: "With `invalid_request`: what else is odd about the request, such as fields that are not known.",
    }),
    current: z.looseObject({}).optional().meta({
      description:
        "With `version_conflict`: what you change as it is now. Of a load in the form of `/loads/get`, of all else in that of the refused operation's answer. Absent if there is none.",
    }),
  })
  .meta({ id: "ErrorResponse", description: "Why a call was refused. A call that is refused changes nothing." });

const Unauthorized = z
  .object({ message: z.literal("Unauthorized").meta({ description: "Always this word." }) })
  .meta({ id: "Unauthorized", description: "The whole body; it does not say why." });

const requestId = "req_019a9c5e-2222-7aaa-8bbb-0123456789ab";
type Case = { code: ErrorCode; message: string; reason?: string; issues?: Issue[]; current?: unknown };

const cases: Case[] = [
  { code: "invalid_json", message: "The body is not valid JSON: line 4, column 3." },
  { code: "unauthorized", message: "Unauthorized" },
  { code: "forbidden", message: "This key lacks the scope loads:write." },
  { code: "not_found", message: "There is no such load." },
  { code: "conflict", message: "This key no longer works. Make a new one." },
  {
    code: "carrier_not_assignable",
    message: "needs_review: this carrier has to be reviewed first.",
    reason: "needs_review",
  },
  { code: "idempotency_key_reused", message: "This idempotency-key was used for another request." },
  { code: "request_in_progress", message: "A request with this idempotency-key is still under way." },
  { code: "version_conflict", message: "It was changed meanwhile; `current` is it as it is now." },
  { code: "body_too_large", message: `The body may have at most ${sizeOf(bodyBytesDefault)}.` },
  { code: "unsupported_media_type", message: "The body must be JSON, sent with Content-Type: application/json." },
  {
    code: "invalid_request",
    message: "The request is not valid; `issues` says where and why.",
    issues: [
      { path: "load.externalId", code: "required", message: "Required." },
      {
        path: "load.stops[0].type",
        code: "invalid_value",
        message: "Must be one of PICKUP, DELIVERY.",
        accepted: ["PICKUP", "DELIVERY"],
      },
    ],
  },
  { code: "rate_limited", message: "Too many requests." },
  { code: "internal_error", message: "Something went wrong on our side. Quote the request id to support." },
  { code: "unavailable", message: "The service cannot reach its database. Try again." },
];

const descriptions: Record<number, string> = {
  400: "The body is not JSON",
  401: "No key, or one that does not work",
  403: "The key lacks the scope, or the user the role",
  404: "No such id in your organization",
  409: "The state of things does not allow it",
  413: "The body is too large",
  415: "The body is not announced as JSON",
  422: "The request is JSON but not valid",
  429: "Too many requests",
  500: "A fault of ours",
  503: "Not available for the moment",
};

const exampleOf = ({ code, message, ...details }: Case) => ({
  summary: code,
  value: JSON.parse(errorResponse(new AppError(code, message, details), requestId).body),
});

/** What a version conflict shows, and whether its version is one that `If-Match` takes. */
type Stale = { current?: unknown; hasVersion?: boolean };

function answerFor(status: number, codes: readonly ErrorCode[], { current, hasVersion = false }: Stale) {
  const fitting = cases
    .filter(({ code }) => statusOf[code] === status && codes.includes(code))
    .map((shown) => (shown.code === "version_conflict" ? { ...shown, current } : shown));
  const isPaced = status === 429 || status === 503;
  // Calls are counted once the caller is known, and a service that is not available may not know it.
  const isCounted = status !== 401 && status < 500;
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
  return {
    description: descriptions[status] ?? "",
    headers: {
      "x-request-id": header("RequestId"),
      ...(isCounted && { ratelimit: header("RateLimit"), "ratelimit-policy": header("RateLimitPolicy") }),
      ...(status === 401 && { "www-authenticate": header("WWWAuthenticate") }),
      ...(isPaced && { "retry-after": header("RetryAfter") }),
      ...(hasVersion && status === 409 && { etag: header("ETag") }),
    },
    content: {
      "application/json": {
        schema: status === 401 ? Unauthorized : ErrorBody,
        examples: Object.fromEntries(fitting.map((shown) => [shown.code, exampleOf(shown)])),
      },
    },
  };
}

/** The codes an operation may be refused with. */
function codesOf({ writes, request, mayMiss, mayConflict, needsAssignable }: Endpoint): ErrorCode[] {
  // What a TMS knows a carrier by may be nobody's, or that of several.
  const namesCarrier = "carrier" in request.shape;
  return cases
    .map(({ code }) => code)
    .filter((code) => {
      if (code === "not_found") return "id" in request.shape || namesCarrier || mayMiss === true;
      if (code === "version_conflict") return "ifVersion" in request.shape || "ifAmount" in request.shape;
      if (code === "conflict") return namesCarrier || mayConflict === true;
      if (code === "carrier_not_assignable") return needsAssignable === true;
      return writes || (code !== "idempotency_key_reused" && code !== "request_in_progress");
    });
}

/** Every refusal an operation may answer with, by status. */
export const errorAnswersOf = (endpoint: Endpoint) =>
  answersTo(codesOf(endpoint), { current: currentOf(endpoint), hasVersion: "ifVersion" in endpoint.request.shape });

const getLoad = endpoints.find(({ operationId }) => operationId === "getLoad");

/** The example of `current` in a version conflict: a load as `/loads/get` answers it, all else as the operation does. */
const currentOf = ({ path, examples }: Endpoint) =>
  (path.startsWith("/loads/") ? getLoad?.examples : examples)?.[0]?.response;

/** The error answers with these codes, by status. */
export function answersTo(codes: readonly ErrorCode[], stale: Stale = {}) {
  const statuses = [...new Set(codes.map((code) => statusOf[code]))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [String(status), answerFor(status, codes, stale)]));
}
