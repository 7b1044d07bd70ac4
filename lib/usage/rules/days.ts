import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import type { AskedDays } from "@/lib/usage/schema";
import { usageDaysMax } from "@/lib/vocabulary/limits.values";

const dayMs = 86_400_000;

/** The day after, or so many days after; days are written `2026-11-20` and are those of UTC. */
export const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

export const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** How many days, both ends counted; none or less when `to` is before `from`. */
export const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const daysOf = (from: string, to: string) =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => dayAfter(from, index));

export const monthOf = (day: string) => day.slice(0, 7);
export const firstOfMonth = (day: string) => `${monthOf(day)}-01`;

export function firstOfNextMonth(day: string) {
  const first = startOf(firstOfMonth(day));
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/**
 * The days of UTC that were asked for: this month up to today unless the request says otherwise.
 * @throws AppError "invalid_request" when `from` lies behind `to`, or too long before it.
 */
export function askedDays(now: Date, { to = dayOf(now), from = firstOfMonth(to) }: AskedDays) {
  const count = countDays(from, to);
  if (count < 1 || count > usageDaysMax) {
    const message = `Must be \`to\` or before it, by less than ${usageDaysMax} days.`;
    throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
      issues: [{ path: "from", code: "invalid_range", message }],
    });
  }
  return { from, to, start: startOf(from), until: startOf(dayAfter(to)) };
}
