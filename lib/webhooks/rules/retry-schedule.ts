const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after the first failure, the second, and so on. After the last of them a delivery has failed. */
export const retryDelaysMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Deliveries that fail at once come back spread over ±10 %. */
const spread = 0.1;

type Failure = {
  /** Failures so far, this one included. */
  failures: number;
  now: Date;
  /** From 0 up to but not including 1. */
  chance: number;
  /** What the receiver asks for; heard between the delay of the schedule and twice as long. */
  retryAfterMs?: number;
};

/** When to try again, or undefined when it has been enough. */
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
  const waitMs = /^\d{1,9}$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now.getTime();
  return waitMs > 0 ? waitMs : undefined;
}
