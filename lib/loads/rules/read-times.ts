import { parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import type { Warning } from "@/lib/core/errors";
import { asJson } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-diff";
import { mergeThreeWay } from "@/lib/core/json-merge";
import { remember } from "@/lib/core/remember";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";

type Location = LoadStopInput["location"];
/** The load that a sent one meets, and the time zones of places. */
export type Before = {
  /** The load that the sent one will be merged with; a user's save is not merged, nor is a new load. */
  merged: Pick<LoadState, "document" | "syncBase" | "pinnedPaths"> | undefined;
  timezoneOf: (location: NonNullable<Location>) => string | undefined;
};

const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/;

const aheadOfUtc = /^(.+)\+(\d{2}):?(\d{2})$/;

const isLocal = (time: string | undefined) => time !== undefined && !hasOffset.test(time);

/** The times of a stop, by their paths in it. */
const timesOf = ({ appointment, arrivedAt, departedAt }: LoadStopInput) => [
  ["appointment.start", appointment?.start] as const,
  ["appointment.end", appointment?.end] as const,
  ["arrivedAt", arrivedAt] as const,
  ["departedAt", departedAt] as const,
];

const needsTimezone = (stop: LoadStopInput) =>
  !stop.location?.timezone && timesOf(stop).some(([, time]) => isLocal(time));

/** Turns the times of stops into UTC: those without an offset are local to the stop as it is once it is merged. */
export function readStopTimes(
  stops: readonly LoadStopInput[],
  { merged, timezoneOf }: Before,
  warnings: Warning[],
): LoadStopInput[] {
  const locations = stops.some(needsTimezone) && merged ? mergedLocations(stops, merged) : [];
  return stops.map((stop, index) => {
    if (timesOf(stop).every(([, time]) => time === undefined)) return stop;
    const location = needsTimezone(stop) ? (locations[index] ?? stop.location) : stop.location;
    return inUtc(stop, { timezone: location && timezoneOf(location), index, warnings });
  });
}

// Guarantee of the cast: each merged value was valid.
const asLocation = (value: unknown) => value as Location;
const asStops = (value: unknown) => value as readonly LoadStopInput[];

/** Where each stop will be after the merge: a broker's correction stays unless the TMS changed the location. */
function mergedLocations(
  stops: readonly LoadStopInput[],
  { document, syncBase, pinnedPaths }: NonNullable<Before["merged"]>,
) {
  const base = asStops(syncBase.stops ?? []);
  const [toBase, toOurs] = [base, document.stops].map((other) => matchRows(asList(stops), asList(other)));
  return stops.map(({ location }, index) => {
    const ours = toOurs?.[index] ?? -1;
    const versions = {
      base: asJson(base[toBase?.[index] ?? -1]?.location),
      theirs: asJson(location),
      ours: asJson(document.stops[ours]?.location),
    };
    return asLocation(mergeThreeWay(versions, `load.stops[${ours}].location`, pinnedPaths).merged);
  });
}

const asList = (stops: readonly LoadStopInput[]) => stops.map(asJson);

/** What is odd about a local time, where the clocks of its zone are set forward or back. */
const oddities = {
  local_time_skipped: (time: string, at: string) =>
    `The clocks there are set forward over ${time}, so there is no such time that day: it was taken as ${at}.`,
  local_time_twice: (time: string, at: string) =>
    `The clocks there are set back, so ${time} comes twice that day: the first was taken, ${at}. Send an offset to be exact.`,
};

const oddityWarnings = (path: string, time: string | undefined, timezone: string): Warning[] => {
  if (time === undefined || hasOffset.test(time)) return [];
  const { at, oddity } = absoluteTime({ time, timezone });
  return oddity ? [{ path, code: oddity, message: oddities[oddity](time, at) }] : [];
};

type Reading = { timezone: string | undefined; index: number; warnings: Warning[] };

function inUtc(stop: LoadStopInput, { timezone, index, warnings }: Reading): LoadStopInput {
  for (const [name, time] of timesOf(stop)) {
    const path = `load.stops[${index}].${name}`;
    if (timezone) warnings.push(...oddityWarnings(path, time, timezone));
    if (timezone && time !== undefined && hasLostMinus(time, timezone)) {
      const message = `Clocks in ${timezone} are that much behind UTC, and ${time} is ahead of it. It was taken as it was sent.`;
      warnings.push({ path, code: "unusual_offset", message });
    }
    if (!isLocal(time) || timezone) continue;
    warnings.push({
      path,
      code: "appointment_timezone_unknown",
      message: "The time has no offset and the stop no timezone: it was read as UTC.",
    });
  }
  const { appointment, arrivedAt, departedAt } = stop;
  const read = (time: string) => utc(time, timezone ?? "UTC");
  return {
    ...stop,
    ...(appointment && {
      appointment: {
        ...appointment,
        ...(appointment.start !== undefined && { start: read(appointment.start) }),
        ...(appointment.end !== undefined && { end: read(appointment.end) }),
      },
    }),
    ...(arrivedAt !== undefined && { arrivedAt: read(arrivedAt) }),
    ...(departedAt !== undefined && { departedAt: read(departedAt) }),
  };
}

/** Whether a time is ahead of UTC by what the clocks of its place are behind. */
function hasLostMinus(time: string, timezone: string) {
  const [, local, hours, minutes] = aheadOfUtc.exec(time) ?? [];
  if (!local) return false;
  const behind = Date.parse(absoluteTime({ time: local, timezone }).at) - Date.parse(`${local}Z`);
  return behind > 0 && behind === (Number(hours) * 60 + Number(minutes)) * 60_000;
}

type DeadlineReading = { load: LoadInput; before: Before; warnings: Warning[] };

/** A deadline without offset is that of whoever sent the freight: local to the first stop. */
export function readDeadline(time: string, { load: { stops }, before, warnings }: DeadlineReading) {
  const location = (stops ?? before.merged?.document.stops)?.[0]?.location;
  const timezone = location && before.timezoneOf(location);
  if (isLocal(time) && !timezone) {
    const message = "The time has no offset and the first stop no timezone: it was read as UTC.";
    warnings.push({ path: "load.respondBy", code: "appointment_timezone_unknown", message });
  }
  if (timezone) warnings.push(...oddityWarnings("load.respondBy", time, timezone));
  return utc(time, timezone ?? "UTC");
}

// A TMS sends the same appointments again and again, and asking Intl for an offset costs as much as merging a load.
const absoluteTime = remember(
  5000,
  ({ time, timezone }: { time: string; timezone: string }) => `${time} ${timezone}`,
  ({ time, timezone }): { at: string; oddity?: keyof typeof oddities } => {
    const local = parseDateTime(time);
    const [first, second] = [toZoned(local, timezone, "earlier"), toZoned(local, timezone, "later")];
    // Of a time that is skipped the later is the one after the clocks were set, of one that comes twice the first.
    if (first.compare(second) === 0) return { at: first.toAbsoluteString() };
    const isSkipped = toCalendarDateTime(first).compare(local) !== 0;
    return isSkipped
      ? { at: second.toAbsoluteString(), oddity: "local_time_skipped" }
      : { at: first.toAbsoluteString(), oddity: "local_time_twice" };
  },
);

const utc = (time: string, timezone: string) =>
  hasOffset.test(time) ? new Date(time).toISOString() : absoluteTime({ time, timezone }).at;
