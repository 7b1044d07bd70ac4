const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/;
const toMinute = /^(.*T\d{2}:\d{2})/;
const upToMinute = (value: string) => toMinute.exec(value)?.[1] ?? value;
const day = 86_400_000;

// Making one takes far longer than using it, and a load has few zones.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string) {
  const digits = "numeric" as const;
  const date = { year: digits, month: digits, day: digits };
  const time = { hour: digits, minute: digits, second: digits, hourCycle: "h23" as const };
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...date, ...time });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(moment / 1000) * 1000;
}

/** The moments at which the clocks show that time, the earliest first: one, two in autumn, none in spring's gap. */
function momentsOf(wallTime: string, timeZone: string) {
  const shown = Date.parse(`${wallTime}Z`);
  // Clocks change at most once in two days, so the time is meant with the offset of the day before or after.
  const offsets = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)];
  const [before = 0] = offsets;
  const moments = [...new Set(offsets)]
    .filter((offset) => offsetAt(shown - offset, timeZone) === offset)
    .map((offset) => shown - offset)
    .sort((one, other) => one - other);
  return { moments, ifSkipped: shown - before };
}

const toIso = (moment: number) => new Date(moment).toISOString();

/** What the clock on the wall shows at that time, as an input wants it: `2026-11-23T08:00`. */
export function wallTimeOf(value: string, timeZone: string | undefined): string {
  // Without an offset the time is local to the place already; without a zone nothing better is known than UTC.
  if (!hasOffset.test(value) || !isTimeOfOurs(value)) return upToMinute(value);
  const moment = Date.parse(value);
  return upToMinute(toIso(moment + offsetAt(moment, timeZone ?? "UTC")));
}

/** A year of more than four digits is no time that anybody means. */
export const isTimeOfOurs = (wallTime: string) => /^[12]\d{3}-/.test(wallTime);

/** The first moment at which the clocks of that zone show that time, in UTC. Times that do not exist move ahead. */
export function momentOf(wallTime: string, timeZone: string): string {
  const { moments, ifSkipped } = momentsOf(wallTime, timeZone);
  return toIso(moments[0] ?? ifSkipped);
}

/** In spring the clocks skip an hour: these times do not exist. */
export const isSkipped = (wallTime: string, timeZone: string) => momentsOf(wallTime, timeZone).moments.length === 0;

/** In autumn the clocks show an hour twice: the two moments these times may mean, or none when there is one only. */
export function bothMoments(wallTime: string, timeZone: string): { earlier: string; later: string } | undefined {
  const [earlier, later] = momentsOf(wallTime, timeZone).moments;
  return earlier === undefined || later === undefined ? undefined : { earlier: toIso(earlier), later: toIso(later) };
}

/** The value as a moment: as it is when it has an offset, else read in the zone, else unknown. */
export function momentIn(value: string, timeZone: string | undefined): string | undefined {
  if (!isTimeOfOurs(value)) return undefined;
  if (hasOffset.test(value)) return new Date(value).toISOString();
  return timeZone === undefined ? undefined : momentOf(upToMinute(value), timeZone);
}

const unreadMark = "? ";

/** A typed text that is no time yet, as a form keeps it: nothing takes it for one, and it is not lost. */
export const asUnread = (text: string) => unreadMark + text;

/** The text as it was typed, where the form keeps one that is no time yet. */
export const unreadText = (value: string) =>
  value.startsWith(unreadMark) ? value.slice(unreadMark.length) : isTimeOfOurs(value) ? undefined : value || undefined;
