import { createHmac } from "node:crypto";
import type { AttemptError } from "@/lib/webhooks/schema/delivery";
import type { WebhookHealth } from "@/lib/webhooks/schema/webhook";
import { failuresBeforePause, retryDelaysMs, retrySpreadPercent } from "@/lib/webhooks/schema/webhook-values";

const spread = retrySpreadPercent / 100;

type Failure = {
  /** Failures so far, this one included. */
  failures: number;
  now: Date;
  /** From 0 up to but not including 1. */
  chance: number;
  /** The wait the receiver asks for: respected from the delay of the schedule up to twice that delay. */
  retryAfterMs?: number;
};

/** When to try again; undefined when all attempts are used up. */
export function nextAttemptAt({ failures, now, chance, retryAfterMs = 0 }: Failure): Date | undefined {
  const delay = retryDelaysMs[failures - 1];
  if (delay === undefined) return undefined;
  const planned = delay * (1 - spread + 2 * spread * chance);
  const wanted = retryAfterMs >= delay ? Math.min(retryAfterMs, 2 * delay) : planned;
  return new Date(now.getTime() + Math.round(wanted));
}

/** The header `Retry-After` as milliseconds: seconds or a date. Undefined when it is neither, or past. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const waitMs = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return waitMs > 0 ? waitMs : undefined;
}

export type Outcome = { statusCode: number; retryAfter?: string } | { error: AttemptError };

/** The result of an attempt. `step` counts the failures; `isGone`: the receiver answered 410, so the webhook is disabled. */
export type Judgement = { status: "DELIVERED" | "PENDING" | "FAILED"; step: number; nextAt?: Date; isGone: boolean };

type Tried = { outcome: Outcome; step: number; dueAt: Date; at: Date; now: Date; chance: number };

/**
 * Any 2xx is success; everything else, redirects among it, is a failure that is tried again on the schedule. A delivery
 * that was sent early, to see whether its receiver is back, does not use up a step of the schedule.
 */
export function judgeAttempt({ outcome, step, dueAt, at, now, chance }: Tried): Judgement {
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

export function healthOf({ isEnabled, failures }: { isEnabled: boolean; failures: number }): WebhookHealth {
  if (!isEnabled) return "DISABLED";
  if (failures >= failuresBeforePause) return "PAUSED";
  return failures > 0 ? "FAILING" : "GOOD";
}

type Judged = { organizationId: string; status: "DELIVERED" | "PENDING" | "FAILED"; isGone: boolean };

/** Sums up attempts for each webhook. They come in the order in which they ended. */
export function healthReportsOf(attempts: readonly Judged[]) {
  const reports = new Map<string, { hasSuccess: boolean; failuresSince: number; isGone: boolean }>();
  for (const { organizationId, status, isGone } of attempts) {
    const known = reports.get(organizationId) ?? { hasSuccess: false, failuresSince: 0, isGone: false };
    if (status === "DELIVERED") reports.set(organizationId, { ...known, hasSuccess: true, failuresSince: 0 });
    else
      reports.set(organizationId, {
        ...known,
        failuresSince: known.failuresSince + 1,
        isGone: known.isGone || isGone,
      });
  }
  return [...reports].map(([organizationId, report]) => ({ organizationId, ...report }));
}

const prefix = "whsec_";
export const secretBytes = 32;

export const showSecret = (bytes: Uint8Array) => `${prefix}${Buffer.from(bytes).toString("base64")}`;

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), "base64");

type Signed = { eventId: string; at: Date; body: string; secrets: readonly string[] };

/** The headers by which a receiver knows that a request is from us and new, as Standard Webhooks says. */
export function signatureHeaders({ eventId, at, body, secrets }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) =>
    `v1,${createHmac("sha256", keyOf(secret)).update(`${eventId}.${timestamp}.${body}`).digest("base64")}`;
  return {
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(sign).join(" "),
  };
}
