import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/core/errors";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

const seconds = 60;
const quota = env.RATE_LIMIT_PER_MINUTE;
const policy = `"default";q=${quota};w=${seconds}`;
const limiter = oncePerProcess("rate-limiter", () => new RateLimiterMemory({ points: quota, duration: seconds }));

/**
 * Counts a call of this key or user, and tells in `headers` how many are left.
 * @throws AppError rate_limited
 */
export async function limitRate(actorId: string, headers: Record<string, string>, cost = 1) {
  const { spent, remaining, resetSeconds } = await consume(actorId, cost);
  headers["ratelimit-policy"] = policy;
  headers.ratelimit = `"default";r=${remaining};t=${resetSeconds}`;
  if (!spent) throw new AppError("rate_limited", "Too many requests.", { retryAfterSeconds: resetSeconds });
}

async function consume(actorId: string, cost: number) {
  const measure = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
    remaining: remainingPoints,
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  try {
    return { spent: true, ...measure(await limiter.consume(actorId, cost)) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { spent: false, ...measure(refusal) };
    throw refusal;
  }
}
