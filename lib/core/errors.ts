export type ErrorCode =
  | "invalid_json"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "version_conflict"
  | "carrier_not_assignable"
  | "idempotency_key_reused"
  | "request_in_progress"
  | "body_too_large"
  | "unsupported_media_type"
  | "invalid_request"
  | "rate_limited"
  | "internal_error"
  | "unavailable";

/** One thing wrong with a request. `path` is written as a caller would: `load.stops[0].location.timezone`. */
export type Issue = {
  path: string;
  code: string;
  message: string;
  /** The values that would have been accepted, for an enumeration. */
  accepted?: string[];
  /** The accepted values, or the fields, that may have been meant. */
  didYouMean?: string[];
  /** The bound that was missed, for lengths, counts and amounts. */
  limit?: number;
};

/** A requirement that is not met, and how; `vocabulary/carrier-requirement` has the words. */
type Miss = { requirement: string; miss: string };

/** Which of several causes a code has. `candidates` are the ids of those that may be meant. */
type Cause = { reason?: string; misses?: Miss[]; candidates?: string[] };

/** Beside a result that was stored all the same. */
export type Warning = {
  path?: string;
  code: string;
  message: string;
  didYouMean?: string[];
  /** The value that was replaced. */
  before?: unknown;
  /** The value that was sent and is not used; null where it was cleared. */
  sent?: unknown;
} & Cause;

type Details = Cause & {
  issues?: Issue[];
  /** What else was odd about a request that is refused. */
  warnings?: Warning[] | undefined;
  current?: unknown;
  retryAfterSeconds?: number;
  /** What there is to say beside a 401, whose body is one word always. */
  hint?: string | undefined;
  /** The ways of compressing that would have been read. */
  encodings?: string[];
};

/** An error the caller can act on. Everything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.name = "AppError";
  }
}
