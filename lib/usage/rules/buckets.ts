import { countDays, dayAfter, monthOf } from "@/lib/usage/rules/days";
import { totalOf } from "@/lib/usage/rules/summarize";
import type { UsageTotals } from "@/lib/usage/schema/totals";

type DayTotals = UsageTotals & { day: string };
/** Days that are shown together, both ends included. */
export type Bucket = UsageTotals & { from: string; to: string };
export type BucketSize = "day" | "week" | "month";

const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

const namesOf: Record<BucketSize, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: monthOf,
};

/** What a chart of so many days shows side by side, so that a bar can still be told from the next on a phone. */
export function bucketSizeOf(from: string, to: string): BucketSize {
  const days = countDays(from, to);
  if (days <= 31) return "day";
  return days <= 190 ? "week" : "month";
}

/** The days in their order, gathered; the first and the last week or month hold only the days there are. */
export function bucketsOf(byDay: readonly DayTotals[], size: BucketSize): Bucket[] {
  const groups = new Map<string, DayTotals[]>();
  for (const totals of byDay) {
    const name = namesOf[size](totals.day);
    groups.set(name, [...(groups.get(name) ?? []), totals]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    return first && last ? [{ from: first.day, to: last.day, ...totalOf(group) }] : [];
  });
}
