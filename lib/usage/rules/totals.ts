import { countDays, dayAfter, daysOf, monthOf } from "@/lib/usage/rules/days";
import type { AuthorUsage, UsageTotals } from "@/lib/usage/schema";
import type { Author } from "@/lib/vocabulary/author";

/** What one key or user used by one operation on one day. */
export type UsageShare = UsageTotals & { day: string; operationId: string; author: Author };

const nothing: UsageTotals = { calls: 0, items: 0, billableItems: 0, replays: 0 };

const plus = (a: UsageTotals, b: UsageTotals): UsageTotals => ({
  calls: a.calls + b.calls,
  items: a.items + b.items,
  billableItems: a.billableItems + b.billableItems,
  replays: a.replays + b.replays,
});

const totalOf = (shares: readonly UsageTotals[]) => shares.reduce(plus, nothing);

const mostFirst = (a: UsageTotals, b: UsageTotals) => b.billableItems - a.billableItems || b.items - a.items;

function gather(shares: readonly UsageShare[], nameOf: (share: UsageShare) => string) {
  const groups = new Map<string, UsageShare[]>();
  for (const share of shares) {
    const group = groups.get(nameOf(share));
    if (group) group.push(share);
    else groups.set(nameOf(share), [share]);
  }
  return groups;
}

/** Shares of one key or user are one line under its newest name; the shares come in the order of their days. */
function byAuthor(shares: readonly UsageShare[], type: Author["type"]): AuthorUsage[] {
  const own = shares.filter(({ author }) => author.type === type);
  return [...gather(own, ({ author }) => author.id ?? author.name).values()]
    .flatMap((group) => group.slice(-1).map(({ author }) => ({ author, ...totalOf(group) })))
    .sort(mostFirst);
}

/** Every figure of a summary comes of the same shares, so whatever way it is cut it adds up to the same totals. */
export function summarize(shares: readonly UsageShare[], { from, to }: { from: string; to: string }) {
  const ofDays = gather(shares, ({ day }) => day);
  return {
    totals: totalOf(shares),
    byDay: daysOf(from, to).map((day) => ({ day, ...totalOf(ofDays.get(day) ?? []) })),
    byKey: byAuthor(shares, "apiKey"),
    byUser: byAuthor(shares, "user"),
    byOperation: [...gather(shares, ({ operationId }) => operationId)]
      .map(([operationId, group]) => ({ operationId, ...totalOf(group) }))
      .sort(mostFirst),
  };
}

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

/** What a chart of so many days shows side by side, so that the bars can still be distinguished on a phone. */
export function bucketSizeOf(from: string, to: string): BucketSize {
  const days = countDays(from, to);
  if (days <= 31) return "day";
  return days <= 190 ? "week" : "month";
}

/** The days in their order, gathered; the first and the last week or month contain only the days there are. */
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
