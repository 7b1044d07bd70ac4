import { addDays, type Day } from "@/lib/tenders/rules/calendar";
import type { StopFound } from "@/lib/tenders/rules/stops";

/** The days that a stop may be on; a delivery is not before its pickup, and "next day" counts from it. */
export function daysOf({ day, others = [] }: StopFound, pickup: Day | undefined): readonly Day[] {
  if (!day) return [];
  if (others.length > 0) return [...new Set([day, ...others].flatMap(({ days }) => days))];
  if (day.step !== undefined) return pickup ? [addDays(pickup, day.step)] : [];
  if (!day.isWeekday || !pickup) return day.days;
  const after = day.days.map((one) => (one < pickup ? addDays(one, 7) : one));
  return [...new Set(after)];
}
