import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { dayIn } from "@/lib/core/day-of";

type Day = { day: string; events: readonly BidEvent[] };

/** The time of day in a time zone, to the second, as `09:05:07`. */
export const timeIn = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium" }).format(new Date(at));

/** Events by the reader's day, in the order in which they come. */
export function daysOf(events: readonly BidEvent[], timeZone: string): Day[] {
  const days = new Map<string, BidEvent[]>();
  for (const event of events) {
    const day = dayIn(new Date(event.timestamp), timeZone);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(event);
    else days.set(day, [event]);
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}

/** How a day is called: today, yesterday, or by its date. */
export function nearDay(day: string, now: Date, timeZone: string): "today" | "yesterday" | undefined {
  if (day === dayIn(now, timeZone)) return "today";
  // The day before, by the calendar: a day of 23 or 25 hours does not matter at noon.
  const noon = new Date(`${dayIn(now, timeZone)}T12:00:00Z`);
  return day === dayIn(new Date(noon.getTime() - 86_400_000), "UTC") ? "yesterday" : undefined;
}
