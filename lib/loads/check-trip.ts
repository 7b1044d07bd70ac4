import { crossingLeg, routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { farDetourMilesMin } from "@/lib/border-crossings/schema/ranking-values";
import type { Warning } from "@/lib/core/errors";
import { wantedUnit } from "@/lib/core/units";
import { certainPlaces, isCertain, placeOf } from "@/lib/loads/fill-places";
import { presentCrossing } from "@/lib/loads/rules/crossing-route";
import type { Fields } from "@/lib/loads/rules/load-check";
import type { Appointment } from "@/lib/loads/schema/appointment";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import type { FoundPlace } from "@/lib/places/schema";
import { unusualMiles } from "@/lib/rates/rules/observations";

type Distance = NonNullable<LoadDocument["distance"]>;

/** Two drivers who take turns make hardly more, with fuel and all that the law asks for. */
const milesPerHourMax = 55;
/** What is nearer is reached within hours, and roads are known too roughly to tell. */
const paceMilesMin = 200;
/** In four days a truck is anywhere in North America. */
const paceHoursMax = 96;
const [hourMs, dayMs] = [3_600_000, 86_400_000];
const daysAheadMax = 2 * 365;
/** A truck may still be sought for what should have been picked up yesterday. */
const daysPastMax = 2;
/** With a border, a storm and a weekend on its way. */
const transitDaysMax = 30;

const isOpenEnded = new Set<Appointment["type"]>(["FIRST_COME_FIRST_SERVED", "TO_BE_SCHEDULED"]);

/** The first and the last moment of a stop, as far as they are known: one time alone is the appointment, "by", or "from". */
function momentsOf({ appointment: { start, end, type } = {} }: LoadStopInput) {
  const latest = end ?? (isOpenEnded.has(type) ? undefined : start);
  return { earliest: start && Date.parse(start), latest: latest && Date.parse(latest) };
}

const places = (stops: readonly LoadStopInput[]) =>
  stops.map(({ location }): FoundPlace | undefined => {
    const known = location && placeOf(location);
    return isCertain(known) ? known : undefined;
  });

/** Stops that no truck reaches in time from the one before that says when. */
function paceWarnings(stops: readonly LoadStopInput[]): Warning[] {
  const known = places(stops);
  let from: { index: number; earliest: number } | undefined;
  return stops.flatMap((stop, index) => {
    const { earliest, latest } = momentsOf(stop);
    const before = from;
    if (earliest) from = { index, earliest };
    if (!before || !latest) return [];
    const way = known.slice(before.index, index + 1).flatMap((place) => place ?? []);
    const hours = (latest - before.earliest) / hourMs;
    if (hours < 0 || hours > paceHoursMax || way.length <= index - before.index) return [];
    const miles = Math.round(routeMiles(way));
    if (miles < paceMilesMin || miles <= hours * milesPerHourMax) return [];
    const message = `${miles.toLocaleString("en-US")} miles in ${Math.round(hours)} hours, from the first moment of stop ${before.index + 1} to the last of this one: no truck is as fast.`;
    return [{ path: `load.stops[${index}].appointment`, code: "too_little_time", message }];
  });
}

/** The crossing that a load names, where another spares its first leg over the border many miles. */
function detourWarnings(document: LoadDocument): Warning[] {
  const { borderCrossings = [], stops } = document;
  const crossing = presentCrossing(document);
  const leg = crossing && crossingLeg(certainPlaces(stops));
  if (!leg) return [];
  const miles = Math.round(routeMiles(leg, crossing) - routeMiles(leg));
  if (miles < farDetourMilesMin || !Number.isFinite(miles)) return [];
  const index = borderCrossings.findIndex(({ usMxBorderCrossing }) => usMxBorderCrossing === crossing);
  const message = `The way over this crossing is ${miles.toLocaleString("en-US")} miles longer than the shortest.`;
  return [{ path: `load.borderCrossings[${index}].usMxBorderCrossing`, code: "far_detour", message }];
}

/** A crossing of a load whose stops are all on one side. */
function crossingWarnings(document: LoadDocument): Warning[] {
  const { borderCrossings = [], stops } = document;
  const known = certainPlaces(stops);
  const crossing = presentCrossing(document);
  if (!crossing || known.length < Math.max(2, stops.length) || crossingLeg(known)) return [];
  const index = borderCrossings.findIndex(({ usMxBorderCrossing }) => usMxBorderCrossing === crossing);
  const message = "No leg of the load joins Mexico with the US or Canada, but it names a crossing.";
  return [{ path: `load.borderCrossings[${index}].usMxBorderCrossing`, code: "crossing_without_border", message }];
}

/** Stops that are made weeks after the one before that says when: another month was meant. */
function transitWarnings(stops: readonly LoadStopInput[]): Warning[] {
  let before: number | undefined;
  return stops.flatMap(({ appointment = {} }, index) => {
    const { start, end } = appointment;
    const [from, until, last] = [start ?? end, end ?? start, before];
    if (until) before = Date.parse(until);
    const days = from && last ? (Date.parse(from) - last) / dayMs : 0;
    if (days <= transitDaysMax) return [];
    const message = `The stop is ${Math.round(days)} days after the one before it. Is its date that of another month?`;
    return [{ path: `load.stops[${index}].appointment`, code: "unusual_transit", message }];
  });
}

/** A deadline that has passed although the load is still offered. */
const deadlineWarnings = ({ status, respondBy }: LoadDocument, now: Date): Warning[] =>
  status === "AVAILABLE" && respondBy !== undefined && now.getTime() - Date.parse(respondBy) > daysPastMax * dayMs
    ? [
        {
          path: "load.respondBy",
          code: "unusual_date",
          message: "The load is AVAILABLE, but its answer was due before.",
        },
      ]
    : [];

/** The first stop whose day is years ahead, or gone by although the load is still offered. */
function dateWarnings({ status, stops }: LoadDocument, now: Date): Warning[] {
  for (const [index, { appointment: { start, end = start } = {} }] of stops.entries()) {
    if (!end) continue;
    const path = `load.stops[${index}].appointment`;
    if (Date.parse(end) - now.getTime() > daysAheadMax * dayMs)
      return [{ path, code: "unusual_date", message: "The appointment is more than two years ahead." }];
    if (status === "AVAILABLE" && now.getTime() - Date.parse(end) > daysPastMax * dayMs)
      return [{ path, code: "unusual_date", message: "The load is AVAILABLE, but this appointment has passed." }];
  }
  return [];
}

const milesOf = ({ value, unit }: Distance) => wantedUnit(unit, "us")?.convert(value) ?? value;

/** Distances that were sent, of the whole way or of one leg, and are far from those of the roads. */
function distanceWarnings(document: LoadDocument): Warning[] {
  const { distance, stops } = document;
  const crossing = presentCrossing(document);
  const warning = (path: string, sent: Distance | undefined, way: readonly (FoundPlace | undefined)[]) => {
    const known = way.flatMap((place) => place ?? []);
    if (!sent || known.length < Math.max(2, way.length)) return [];
    const message = unusualMiles(milesOf(sent), routeMiles(known, crossing));
    return message ? [{ path, code: "unusual_miles", message }] : [];
  };
  const known = places(stops);
  return [
    ...warning("load.distance", distance, known),
    ...stops.flatMap((stop, index) =>
      index > 0 ? warning(`load.stops[${index}].distance`, stop.distance, known.slice(index - 1, index + 1)) : [],
    ),
  ];
}

/** Warnings of a trip that can hardly be made as it was sent: too fast, over a far crossing, of other miles, on another day. */
export function tripWarnings(document: LoadDocument, sent: Fields, now: Date): Warning[] {
  const isSent = (...names: (keyof Fields)[]) => names.some((name) => sent[name] != null);
  return [
    ...(isSent("stops") ? paceWarnings(document.stops) : []),
    ...(isSent("stops", "borderCrossings") ? detourWarnings(document) : []),
    ...(isSent("stops", "distance") ? distanceWarnings(document) : []),
    ...(isSent("stops", "borderCrossings") ? crossingWarnings(document) : []),
    ...(isSent("stops") ? transitWarnings(document.stops) : []),
    ...(isSent("stops", "status") ? dateWarnings(document, now) : []),
    ...(isSent("respondBy", "status") ? deadlineWarnings(document, now) : []),
  ];
}
