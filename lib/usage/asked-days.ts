import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { countDays, dayAfter, firstOfMonth, startOf } from "@/lib/usage/rules/days";
import { daysMax } from "@/lib/usage/schema/days-max";
import type { AskedDays } from "@/lib/usage/schema/operations";

/**
 * The days of UTC that were asked for: this month up to today unless the request says otherwise.
 * @throws AppError "invalid_request" when `from` lies behind `to`, or too long before it.
 */
export function askedDays({ now }: Pick<Context, "now">, { to = dayOf(now), from = firstOfMonth(to) }: AskedDays) {
  const count = countDays(from, to);
  if (count < 1 || count > daysMax) {
    const message = `Must be \`to\` or before it, by less than ${daysMax} days.`;
    throw new AppError("invalid_request", "The request is not valid; `issues` says where and why.", {
      issues: [{ path: "from", code: "invalid_range", message }],
    });
  }
  return { from, to, start: startOf(from), until: startOf(dayAfter(to)) };
}
