import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";

type Occurrence = "earlier" | "later";

const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/;
const minute = "2026-11-23T08:00".length;

/** What the clock on the wall shows at that time, as an input wants it: `2026-11-23T08:00`. */
export function wallTimeOf(value: string, timeZone: string | undefined): string {
  // Without an offset the time is local to the place already; without a zone nothing better is known than UTC.
  if (!hasOffset.test(value)) return value.slice(0, minute);
  const at = parseAbsolute(new Date(value).toISOString(), timeZone ?? "UTC");
  return toCalendarDateTime(at).toString().slice(0, minute);
}

/** The moment at which the clocks of that zone show that time, in UTC. Times that do not exist move ahead an hour. */
export const momentOf = (wallTime: string, timeZone: string, occurrence: Occurrence = "earlier"): string =>
  toZoned(
    parseDateTime(wallTime),
    timeZone,
    isSkipped(wallTime, timeZone) ? "compatible" : occurrence,
  ).toAbsoluteString();

/** In spring the clocks skip an hour: these times do not exist. */
export const isSkipped = (wallTime: string, timeZone: string) =>
  !toZoned(parseDateTime(wallTime), timeZone, "compatible").toString().startsWith(wallTime);

/** In autumn the clocks show an hour twice: the two moments these times may mean, or none when there is one only. */
export function bothMoments(wallTime: string, timeZone: string): { earlier: string; later: string } | undefined {
  if (isSkipped(wallTime, timeZone)) return undefined;
  const [earlier, later] = [momentOf(wallTime, timeZone, "earlier"), momentOf(wallTime, timeZone, "later")];
  return earlier === later ? undefined : { earlier, later };
}

/** The value as a moment: as it is when it has an offset, else read in the zone, else unknown. */
export function momentIn(value: string, timeZone: string | undefined): string | undefined {
  if (hasOffset.test(value)) return new Date(value).toISOString();
  return timeZone === undefined ? undefined : momentOf(value.slice(0, minute), timeZone);
}
