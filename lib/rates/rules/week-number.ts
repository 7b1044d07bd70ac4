const millisecondsOfWeek = 7 * 86_400_000;
const firstMonday = Date.UTC(1970, 0, 5);

const mondays = new Map<number, string>();
const numbers = new Map<string, number>();

/** Weeks since the Monday of 5 January 1970, for a day such as `2026-11-20`. */
export const weekNumberOf = (day: string) =>
  numbers.get(day) ?? Math.floor((Date.parse(day) - firstMonday) / millisecondsOfWeek);

/** The Monday of a week, as `2026-11-16`. */
export function mondayOf(week: number): string {
  const known = mondays.get(week);
  if (known !== undefined) return known;
  const monday = new Date(firstMonday + week * millisecondsOfWeek).toISOString().slice(0, 10);
  mondays.set(week, monday);
  numbers.set(monday, week);
  return monday;
}

/** Summaries are kept in blocks of a quarter. */
export const weeksOfBlock = 13;
export const blockOf = (week: number) => Math.floor(week / weeksOfBlock);
