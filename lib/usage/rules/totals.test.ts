import { expect, test } from "vitest";
import { daysOf } from "@/lib/usage/rules/days";
import { bucketSizeOf, bucketsOf } from "@/lib/usage/rules/totals";

const oneCallADay = (from: string, to: string) =>
  daysOf(from, to).map((day) => ({ day, calls: 1, items: 2, billableItems: 1, replays: 0 }));

test("a month is shown by day, half a year by week, a year by month", () => {
  expect(bucketSizeOf("2026-10-01", "2026-10-31")).toBe("day");
  expect(bucketSizeOf("2026-10-01", "2026-11-01")).toBe("week");
  expect(bucketSizeOf("2026-01-01", "2026-12-31")).toBe("month");
});

test("weeks go from Monday to Sunday, the first and the last contain only the days there are", () => {
  const weeks = bucketsOf(oneCallADay("2026-10-31", "2026-11-10"), "week");
  expect(weeks.map(({ from, to, calls }) => [from, to, calls])).toEqual([
    ["2026-10-31", "2026-11-01", 2],
    ["2026-11-02", "2026-11-08", 7],
    ["2026-11-09", "2026-11-10", 2],
  ]);
});

test("nothing is lost however the days are gathered", () => {
  const year = oneCallADay("2026-01-01", "2026-12-31");
  for (const size of ["day", "week", "month"] as const) {
    const buckets = bucketsOf(year, size);
    expect(buckets.reduce((sum, { items }) => sum + items, 0)).toBe(730);
  }
  expect(bucketsOf(year, "month")).toHaveLength(12);
});
