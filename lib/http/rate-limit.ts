import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/core/errors";
import type { Actor } from "@/lib/server/context";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** The window in which calls are counted. */
export const rateWindowSeconds = 60;

/** Calls per minute of a carrier's link: few, for its forms are filled in by hand and a link may be passed on. */
export const linkCallsPerMinute = Math.min(300, env.RATE_LIMIT_PER_MINUTE);

/** The values of the headers, as the documentation shows them too. */
export const ratePolicy = (perMinute: number) => `"default";q=${perMinute};w=${rateWindowSeconds}`;
export const rateRemaining = (calls: number, resetSeconds: number) => `"default";r=${calls};t=${resetSeconds}`;

/** @throws AppError rate_limited */
export async function limitCalls(actor: Actor, headers: Record<string, string>) {
  if (actor.type === "carrier") await limitRate(actor.linkId, headers, { perMinute: linkCallsPerMinute });
  else if (actor.type !== "system") await limitRate(actor.id, headers);
}

type Count = { perMinute?: number; cost?: number };

/**
 * Counts a call of this key, user or link, and writes into `headers` how many are left.
 * @throws AppError rate_limited
 */
export async function limitRate(
  callerId: string,
  headers: Record<string, string>,
  { perMinute = env.RATE_LIMIT_PER_MINUTE, cost = 1 }: Count = {},
) {
  const { spent, remaining, resetSeconds } = await consume(callerId, perMinute, cost);
  headers["ratelimit-policy"] = ratePolicy(perMinute);
  headers.ratelimit = rateRemaining(remaining, resetSeconds);
  if (!spent) throw new AppError("rate_limited", "Too many requests.", { retryAfterSeconds: resetSeconds });
}

/** Keys and links that are nobody's, by the address they come from, per minute. */
export const strangerCallsPerMinute = 600;

type Credential<Found> = {
  find: () => Promise<Found | undefined>;
  /** Who is no stranger is looked up whatever others at the address do. */
  wasRightLately: () => Promise<boolean> | boolean;
};

/**
 * Looks up who sent a key or a link, unless its address has sent too many that were nobody's.
 * @throws AppError rate_limited
 */
export async function limitStrangers<Found>(address: string | undefined, { find, wasRightLately }: Credential<Found>) {
  if (!address) return find();
  const limiter = limiterOf(strangerCallsPerMinute);
  const key = `stranger ${address}`;
  const before = await limiter.get(key);
  if (before && before.remainingPoints <= 0 && !(await wasRightLately())) {
    const retryAfterSeconds = Math.max(1, Math.ceil(before.msBeforeNext / 1000));
    throw new AppError("rate_limited", "Too many requests.", { retryAfterSeconds });
  }
  const found = await find();
  if (!found) await limiter.penalty(key);
  return found;
}

const limiterOf = (points: number) =>
  oncePerProcess(`rate-limiter ${points}`, () => new RateLimiterMemory({ points, duration: rateWindowSeconds }));

async function consume(callerId: string, perMinute: number, cost: number) {
  const measure = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
    remaining: remainingPoints,
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  try {
    return { spent: true, ...measure(await limiterOf(perMinute).consume(callerId, cost)) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { spent: false, ...measure(refusal) };
    throw refusal;
  }
}
