import { CalendarDateTime, parseAbsolute, toCalendarDate, toZoned } from "@internationalized/date";

export const snoozeChoices = ["inAnHour", "inThreeHours", "tomorrow", "nextWeek", "untilChanged"] as const;
export type SnoozeChoice = (typeof snoozeChoices)[number];

const startsAt = 8;
const hour = 3_600_000;

/** Eight in the morning of the reader, so many days from today. */
function morning(now: Date, timeZone: string, days: number) {
  const { year, month, day } = toCalendarDate(parseAbsolute(now.toISOString(), timeZone)).add({ days });
  return toZoned(new CalendarDateTime(year, month, day, startsAt), timeZone).toDate();
}

/** Days until the next Monday, never none. */
function daysUntilMonday(now: Date, timeZone: string) {
  const weekday = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short" }).format(now);
  const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
  return 7 - days.indexOf(weekday);
}

/** Until when an item is put off by a choice; null: until it changes. */
export function endOf(choice: SnoozeChoice, now: Date, timeZone: string): Date | null {
  switch (choice) {
    case "inAnHour":
      return new Date(now.getTime() + hour);
    case "inThreeHours":
      return new Date(now.getTime() + 3 * hour);
    case "tomorrow":
      return morning(now, timeZone, 1);
    case "nextWeek":
      return morning(now, timeZone, daysUntilMonday(now, timeZone));
    case "untilChanged":
      return null;
  }
}
