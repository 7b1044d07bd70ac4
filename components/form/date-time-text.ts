import { monthNamed, plainDateTime, weekdayNamed } from "@/components/form/date-time-words";

/**
 * What a typed text means as a time of day at a place. `wallTime` is what the clock there shows: `2026-12-15T08:00`.
 * A year that is far off is asked about: `kept` is the time with it, `meant` the one with the year that is near.
 */
export type DateTimeReading =
  | { kind: "time"; wallTime: string; hasTime: boolean }
  | { kind: "moment"; moment: string }
  | { kind: "year"; year: string; meant: string; kept?: string }
  | { kind: "unreadable"; why: "format" | "day" | "weekday" };

export type DateTimeContext = {
  /** Whether 3/4 is the third of April. A day that can only be read otherwise is. */
  dayFirst: boolean;
  /** What the clock of the place shows now. */
  now: string;
  /** The day that a time alone belongs to; without one it is today. */
  day?: string;
  /** The time that a day alone keeps; without one it is midnight. */
  time?: string;
  /** What the zone of the place is called, so that it may stand behind the time: "CST". */
  zoneNames?: readonly string[];
  /** Whether a day is asked for: a time alone, such as the year 2028, is none. */
  isDay?: boolean;
  /** From how many years away a typed year is asked about. Two unless it is said. */
  farYears?: number;
};

type Day = { year?: string; month: number; day: number };
type Found = { day?: Day; offsetDays?: number; weekday?: number; rest: string };

const dayMs = 86_400_000;
const [pastDaysMax, yearDays] = [60, 366];
const offset = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})$/i;

const unreadable = (why: "format" | "day" | "weekday") => ({ kind: "unreadable", why }) as const;
const padded = (value: number | string, length = 2) => String(value).padStart(length, "0");
const isoDay = (year: number, { month, day }: Day) => `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
const daysFrom = (iso: string, days: number) => new Date(Date.parse(iso) + days * dayMs).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** 30 February rolls over into March, so it is compared with what was written. */
function exists(iso: string) {
  const at = Date.parse(iso);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso);
}

const numbers = /(?:^| )(\d{1,2})([/-])(\d{1,2})(?:\2(\d+))?(?= |$)/;
const dotted = /(?:^| )(\d{1,2})\.(\d{1,2})\.(\d+)(?= |$)/;
const yearFirst = /(?:^| )(\d{4,})[-/](\d{1,2})[-/](\d{1,2})(?:t| |$)/;
const dayBeforeMonth = /(?:^| )(\d{1,2})[ ./-]?([a-z]{3,})\.?(?:[ ]((?:19|20)\d{2}|\d{5,})|[-/](\d+))?(?= |$)/;
const monthBeforeDay = /(?:^| )([a-z]{3,})\.? ?(\d{1,2})(?: ((?:19|20)\d{2}|\d{5,}))?(?= |$)/;
const shift = /(?:^| )([+-]) ?(\d{1,3}) ?(d|w|s|sem)(?:[a-z]*)(?= |$)/;
const word = /(?:^| )([a-z]{3,})\.?(?= |$)/;

const without = (text: string, { 0: found }: RegExpExecArray) => text.replace(found, " ").replace(/\s+/g, " ").trim();

/** Which of two numbers is the day: as the reader writes it, unless only the other can be. */
function ordered(first: number, second: number, dayFirst: boolean) {
  const isDayFirst = first > 12 ? true : second > 12 ? false : dayFirst;
  return isDayFirst ? { day: first, month: second } : { day: second, month: first };
}

function numericDay(text: string, dayFirst: boolean): Found | undefined {
  const iso = yearFirst.exec(text);
  if (iso) return { day: { year: iso[1], month: Number(iso[2]), day: Number(iso[3]) }, rest: without(text, iso) };
  const dots = dotted.exec(text);
  if (dots)
    return {
      day: { ...ordered(Number(dots[1]), Number(dots[2]), dayFirst), year: dots[3] },
      rest: without(text, dots),
    };
  const slashes = numbers.exec(text);
  if (!slashes) return undefined;
  const [, first, , second, year] = slashes;
  return { day: { ...ordered(Number(first), Number(second), dayFirst), year }, rest: without(text, slashes) };
}

function namedDay(text: string): Found | undefined {
  const before = dayBeforeMonth.exec(text);
  const month = before && monthNamed(before[2] ?? "");
  if (before && month) {
    return { day: { month, day: Number(before[1]), year: before[3] ?? before[4] }, rest: without(text, before) };
  }
  const after = monthBeforeDay.exec(text);
  const named = after && monthNamed(after[1] ?? "");
  if (!after || !named) return undefined;
  return { day: { month: named, day: Number(after[2]), year: after[3] }, rest: without(text, after) };
}

/** Takes the day out of a text, whatever it is written as, and leaves the time. */
function takeDay(text: string, dayFirst: boolean): Found {
  const name = word.exec(text);
  const weekday = name ? weekdayNamed(name[1] ?? "") : undefined;
  const unnamed = name && weekday !== undefined ? without(text, name) : text;
  const moved = shift.exec(unnamed);
  if (moved) {
    const days = Number(moved[2]) * (moved[3] === "d" ? 1 : 7);
    return { offsetDays: moved[1] === "-" ? -days : days, weekday, rest: without(unnamed, moved) };
  }
  const found = numericDay(unnamed, dayFirst) ?? namedDay(unnamed);
  if (!found) return { weekday, rest: unnamed };
  // Beside a day that is said otherwise, "mar" is no March.
  const isTuesday = weekday === undefined && /^mar\b/.test(found.rest);
  return isTuesday ? { ...found, weekday: 2, rest: found.rest.slice(4) } : { ...found, weekday };
}

const clock = /^(\d{1,2})(?:([:.h])([0-5]\d)(?::[0-5]\d)?)? ?(am|pm|a|p|h|hs|hr|hrs|horas|hours)?$/;
const joined = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hs|hr|hrs)?$/;
/** "8", "8:30 pm", "0830", "8h" as "08:00" …; a bare hour only beside a day, where it cannot be one itself. */
function clockOf(text: string, allowsBare: boolean): string | undefined {
  const four = joined.exec(text);
  if (four) return `${four[1]}:${four[2]}`;
  const [, hours, separator, minutes = "00", mark = ""] = clock.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === undefined || (!separator && !mark && !allowsBare)) return undefined;
  const half = /^[ap]m?$/.test(mark) ? mark[0] : undefined;
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  return `${padded(half ? (hour % 12) + (half === "p" ? 12 : 0) : hour)}:${minutes}`;
}

/** A day without a year is the next one, unless it was within the last two months. */
function nearestDay(day: Day, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((candidate) => isoDay(candidate, day)).filter(exists);
  return days.find((candidate) => daysBetween(today, candidate) >= -pastDaysMax);
}

/** Why the year is asked about, where it was typed and nobody means it. */
function doubtOf({ year }: Day, typed: string | undefined, today: string, farYears = 2) {
  if (year === undefined || (typed && Math.abs(daysBetween(today, typed)) <= farYears * yearDays)) return undefined;
  return { year: year.length === 2 ? `20${year}` : year };
}

function typedDay(day: Day): string | undefined {
  if (day.year === undefined || !/^(\d{2}|[12]\d{3})$/.test(day.year)) return undefined;
  const iso = isoDay(Number(day.year.padStart(4, "20")), day);
  return exists(iso) ? iso : undefined;
}

const weekdayOf = (iso: string) => new Date(Date.parse(iso)).getUTCDay();
/** The next day of that name; today when its time is still to come. */
function nextWeekday(weekday: number, time: string | undefined, now: string) {
  const today = now.slice(0, 10);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const isOver = ahead === 0 && time !== undefined && `${today}T${time}` <= now;
  return daysFrom(today, isOver ? 7 : ahead);
}

/** Reads a date and time as people write them, in English or Spanish. See the table of its test. */
export function readDateTime(text: string, context: DateTimeContext): DateTimeReading {
  const trimmed = text.trim();
  if (offset.test(trimmed)) {
    const at = exists(trimmed.slice(0, 10)) ? Date.parse(trimmed) : Number.NaN;
    return Number.isNaN(at) ? unreadable("day") : { kind: "moment", moment: new Date(at).toISOString() };
  }
  const zone = context.zoneNames?.find((name) => trimmed.toLowerCase().endsWith(` ${name.toLowerCase()}`)) ?? "";
  const found = takeDay(plainDateTime(trimmed.slice(0, trimmed.length - zone.length)), context.dayFirst);
  const hasDay = found.day !== undefined || found.offsetDays !== undefined || found.weekday !== undefined;
  const typedTime = found.rest === "" ? undefined : clockOf(found.rest, hasDay);
  const isRead = found.rest === "" ? hasDay : typedTime !== undefined && (hasDay || !context.isDay);
  if (!isRead) return unreadable("format");
  const time = typedTime ?? context.time ?? "00:00";
  const hasTime = typedTime !== undefined || context.time !== undefined;
  const today = context.now.slice(0, 10);
  if (!found.day) {
    const day = relativeDay(found, typedTime, context);
    const isOther = found.offsetDays !== undefined && found.weekday !== undefined && weekdayOf(day) !== found.weekday;
    return isOther ? unreadable("weekday") : { kind: "time", wallTime: `${day}T${time}`, hasTime };
  }
  const [kept, near] = [typedDay(found.day), nearestDay(found.day, today)];
  if (found.day.year?.length === 3 || found.day.year?.length === 1) return unreadable("format");
  const doubt = doubtOf(found.day, kept, today, context.farYears);
  const day = kept ?? near;
  if (day === undefined || (kept === undefined && isRealYear(found.day))) return unreadable("day");
  if (doubt && near) {
    return { kind: "year", ...doubt, meant: `${near}T${time}`, ...(kept && { kept: `${kept}T${time}` }) };
  }
  if (found.weekday !== undefined && weekdayOf(day) !== found.weekday) return unreadable("weekday");
  return { kind: "time", wallTime: `${day}T${time}`, hasTime };
}

const isRealYear = ({ year }: Day) => year !== undefined && (year.length === 2 || /^[12]\d{3}$/.test(year));
function relativeDay({ offsetDays, weekday }: Found, time: string | undefined, { now, day }: DateTimeContext) {
  if (offsetDays !== undefined) return daysFrom(now.slice(0, 10), offsetDays);
  return weekday === undefined ? (day ?? now.slice(0, 10)) : nextWeekday(weekday, time, now);
}

/** "15/12/2026", or with the month first. */
export function writeDay(wallTime: string, dayFirst: boolean): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(wallTime) ?? [];
  return year === undefined ? wallTime : `${dayFirst ? `${day}/${month}` : `${month}/${day}`}/${year}`;
}

/** "15/12/2026 08:00", or with the month first. */
export function writeDateTime(wallTime: string, dayFirst: boolean): string {
  const time = /T(\d{2}:\d{2})/.exec(wallTime)?.[1];
  return time === undefined ? wallTime : `${writeDay(wallTime, dayFirst)} ${time}`;
}
