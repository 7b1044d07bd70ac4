/**
 * How times are written that are no ISO 8601 times but surely mean one: `2026-11-20 08:00` of databases and
 * spreadsheets, `24:00` for the end of a day, and the milliseconds that programs count since 1970, bare or as
 * `/Date(1799740800000)/`.
 */

// Four-digit years only: what lies beyond them once it is in UTC can be neither answered nor stored.
const timestamp =
  /^[12]\d{3}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?$/;

/** Whether it is an ISO 8601 time of the calendar, with an offset or without. */
export const isTime = (text: string) => timestamp.test(text) && isCalendarTime(text);

/** Whether it looks like a time, so that nothing else is to be read in it. */
export const looksLikeTime = (value: unknown) => typeof value === "string" && timestamp.test(value);

/** A day of the calendar without a time. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarTime(`${text}T00:00`);

/** `Date` rolls 30 February over into March, so the day is compared with what was written. */
function isCalendarTime(text: string) {
  const time = new Date(`${text.slice(0, 16)}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16)) && staysInYears(text);
}

/** A local time may still move to another year when it is turned into UTC. */
function staysInYears(text: string) {
  const year = Number(text.slice(0, 4));
  return text.endsWith("Z") || (year > 1000 && year < 2999);
}

const spaced = /^(\d{4}-\d{2}-\d{2}) +(\d{2}:\d{2}\S*)(?: +((?:Z|[+-])\S*))?$/;
const endOfDay = /^(\d{4}-\d{2}-\d{2})T24:00(?::00(?:\.0+)?)?(Z|[+-]\S+)?$/;
const counted = /^(?:\/Date\()?(\d{13})(?:[+-]\d{4})?(?:\)\/)?$/;

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The other ways of programs to write a time. */
function readOther(text: string): string | undefined {
  const [, count] = counted.exec(text) ?? [];
  // So many there have been since 2001. Fewer digits may as well be a year, a month, a day and more.
  if (count) return new Date(Number(count)).toISOString();
  const [, day, offset = ""] = endOfDay.exec(text) ?? [];
  return day && isDay(day) ? `${nextDay(day)}T00:00:00${offset}` : undefined;
}

/** A time as it was meant, and by which warning that is said; undefined where it stands as it is, or is none. */
export function readTime(value: unknown): { time: string; code: "date_read" | "alias_read" } | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  const joined = text.replace(spaced, "$1T$2$3");
  // No form writes times as programs do.
  const other = typeof window === "undefined" ? readOther(joined) : undefined;
  if (other) return { time: other, code: "alias_read" };
  return joined === text ? undefined : { time: joined, code: "date_read" };
}

const why = "Must be an ISO 8601 time such as 2026-11-20T08:00 or 2026-11-20T14:00:00Z.";
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;

/** Why a text is no time: where day and month might be either, which two days it may mean. */
export function whyNoTime(text: unknown): string {
  // A form has words of its own for it.
  if (typeof window !== "undefined") return why;
  const [, first = "", second = "", year = ""] = numbers.exec(String(text).trim()) ?? [];
  const days = [`${year}-${first}-${second}`, `${year}-${second}-${first}`].map((day) =>
    day.replace(/-(\d)(?=-|$)/g, "-0$1"),
  );
  const meant = [...new Set(days)].filter(isDay);
  return meant.length > 0 ? `${why} ${JSON.stringify(text)} may be ${meant.join(" or ")}.` : why;
}
