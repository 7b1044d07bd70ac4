import { nextAttemptAt, readRetryAfter } from "@/lib/webhooks/rules/retry-schedule";
import type { AttemptError } from "@/lib/webhooks/schema/delivery";

export type Outcome = { statusCode: number; retryAfter?: string } | { error: AttemptError };

/** What becomes of a delivery. `step` counts its failures; `isGone` says that the receiver wants no more at all. */
export type Verdict = { status: "DELIVERED" | "PENDING" | "FAILED"; step: number; nextAt?: Date; isGone: boolean };

type Tried = { outcome: Outcome; step: number; dueAt: Date; at: Date; now: Date; chance: number };

/**
 * Any 2xx is success; everything else, redirects among it, is a failure that is tried again on the schedule. A delivery
 * that was sent before it was due, to see whether its receiver is back, loses nothing by it.
 */
export function judgeAttempt({ outcome, step, dueAt, at, now, chance }: Tried): Verdict {
  const isAnswered = "statusCode" in outcome;
  if (isAnswered && outcome.statusCode >= 200 && outcome.statusCode < 300)
    return { status: "DELIVERED", step, isGone: false };
  const isGone = isAnswered && outcome.statusCode === 410;
  // It waits for the webhook to be enabled again; that is no failure of this event.
  if (isGone) return { status: "PENDING", step, nextAt: now, isGone };
  if (dueAt > at) return { status: "PENDING", step, nextAt: dueAt, isGone };
  const retryAfterMs = isAnswered ? readRetryAfter(outcome.retryAfter, now) : undefined;
  const nextAt = nextAttemptAt({ failures: step + 1, now, chance, retryAfterMs });
  return { status: nextAt ? "PENDING" : "FAILED", step: step + 1, nextAt, isGone };
}
