import pino from "pino";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

const quietInTests = env.NODE_ENV === "test" ? "silent" : "info";

// Errors of the database contain the row that caused them in other fields; only these are logged.
const describeError = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, ...("code" in error && { code: error.code }), stack: error.stack }
    : { message: String(error) };

/** Structured log lines. Never log a body, a header or a secret. */
export const logger = oncePerProcess("logger", () =>
  pino({ level: env.LOG_LEVEL ?? quietInTests, base: undefined, serializers: { err: describeError } }),
);
