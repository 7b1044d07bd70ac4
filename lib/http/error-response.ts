import { AppError, type ErrorCode } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { isDatabaseUnavailable, isHeldByAnother, isStatementTimeout } from "@/lib/server/database-errors";

/** A complete response, not a stream: a record of idempotency stores it and replays it byte for byte. */
export type Sent = { status: number; body: string; headers: Record<string, string> };

export const statusOf: Record<ErrorCode, number> = {
  invalid_json: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  version_conflict: 409,
  carrier_not_assignable: 409,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_request: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
};

export const heldByAnother = () =>
  new AppError("unavailable", "Another call is writing the same. Try again.", { retryAfterSeconds: 1 });

/** The error that a caller may see: anything but an AppError becomes internal_error or unavailable. */
export function publicError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isHeldByAnother(error)) return heldByAnother();
  if (isDatabaseUnavailable(error)) {
    return new AppError("unavailable", "The service cannot reach its database. Try again.", { retryAfterSeconds: 1 });
  }
  if (isStatementTimeout(error)) {
    const sentence = "This takes longer than a call may. Ask for less, or try again later.";
    return new AppError("unavailable", sentence, { retryAfterSeconds: 10 });
  }
  return new AppError("internal_error", "Something went wrong on our side. Quote the request id to support.");
}

export function errorResponse({ code, message, details }: AppError, requestId: string): Sent {
  const { reason, misses, candidates, issues, current, retryAfterSeconds, encodings, warnings, hint } = details;
  const headers = {
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
    ...(isJsonObject(current) && typeof current.version === "number" && { etag: `"${current.version}"` }),
    ...(encodings && { "accept-encoding": encodings.join(", ") }),
    ...(code === "unauthorized" && {
      "www-authenticate": `ApiKey header="api-key"${hint ? `, error_description="${hint}"` : ""}`,
    }),
    // Part of the body may be unread, and another call on this connection would wait for the rest.
    ...(code === "body_too_large" && { connection: "close" }),
  };
  const explained = { message, code, requestId, reason, misses, candidates, issues, warnings, current };
  const body = code === "unauthorized" ? { message: "Unauthorized" } : explained;
  return { status: statusOf[code], body: JSON.stringify(body), headers };
}
