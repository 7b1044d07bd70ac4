import { parseDateTime, toZoned } from "@internationalized/date";
import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import type { Warning } from "@/lib/core/errors";
import { asJson } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-diff";
import { mergeThreeWay } from "@/lib/core/json-merge";
import { remember } from "@/lib/core/remember";
import type { LoadState } from "@/lib/loads/rules/stored-load";
import type { Appointment } from "@/lib/loads/schema/appointment";
import type { AssignedCarrierInput, CarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { type RegulatoryNumber, regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";

type LineItem = NonNullable<NonNullable<SentAssignment["price"]>["lineItems"]>[number];

/** `assignedCarrier` in its present form: only what identifies the carrier, and priced line items. */
export type SentAssignment = {
  carrier?: Pick<CarrierInput, RegulatoryNumber | "externalId" | "id" | "scac" | "displayName">;
  price?: {
    lineItems?: (Omit<NonNullable<NonNullable<AssignedCarrierInput["price"]>["lineItems"]>[number], "type"> & {
      type: "EXTERNAL";
    })[];
  };
};

type ReadLoad = { sent: SentLoad; warnings: Warning[] };

/** A sent load in the one form that is merged and stored. */
export type SentLoad = Omit<LoadInput, "id" | "assignedCarrier"> & { assignedCarrier?: SentAssignment | null };

type Location = LoadStopInput["location"];
type Before = {
  /** The load that the sent one will be merged with; a user's save is not merged, nor is a new load. */
  merged: Pick<LoadState, "document" | "syncBase" | "pinnedPaths"> | undefined;
  timezoneOf: (location: NonNullable<Location>) => string | undefined;
};

/**
 * Reads a sent load: folds the earlier form of `assignedCarrier`, drops what is only answered, turns times into UTC.
 * A time without offset is local to its stop: it is read in the time zone that the stop has once it is merged.
 */
export function readSentLoad(load: LoadInput, before: Before): ReadLoad {
  const warnings: Warning[] = [];
  const { id: _answeredOnly, assignedCarrier, stops, ...rest } = load;
  const sent: SentLoad = { ...rest };
  if (assignedCarrier !== undefined) sent.assignedCarrier = assignedCarrier && readAssignment(assignedCarrier);
  if (stops !== undefined)
    sent.stops = stops === null ? null : readStops(withoutNoPoint(stops, warnings), before, warnings);
  if (load.respondBy) sent.respondBy = readDeadline(load.respondBy, { load, before, warnings });
  if ((load.schemaVersionNumber ?? 0) > 1)
    warnings.push({
      path: "load.schemaVersionNumber",
      code: "schema_version_newer",
      message: "This form of a load is newer than ours; it was read as form 1.",
    });
  return { sent, warnings };
}

const identifierNames = [...Object.keys(regulatoryNumbers), "externalId", "id"];

/**
 * What identifies the carrier: its numbers and ids; its SCAC where they may find nobody; a mere name only where nothing
 * else was sent: it finds nobody, but is kept as the proposal.
 */
function readIdentifiers(sent: Record<string, unknown>) {
  const textOf = (name: string) => (typeof sent[name] === "string" ? [[name, sent[name]] as const] : []);
  const identifiers = Object.fromEntries(identifierNames.flatMap(textOf));
  const isFound = normalisedNumbers(identifiers).length > 0 || identifiers.id !== undefined;
  const named = isFound ? identifiers : { ...identifiers, ...Object.fromEntries(textOf("scac")) };
  return Object.keys(named).length > 0 ? named : Object.fromEntries(textOf("displayName"));
}

/** What identifies a carrier as it is answered. */
export const identifiersOf = (carrier: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(carrier).filter(([name]) => identifierNames.includes(name)));

/** What identifies the carrier, and its price, whichever form they were sent in. */
export function readAssignment({ carrier, price, ...earlierForm }: AssignedCarrierInput): SentAssignment {
  const identifiers = readIdentifiers({ ...earlierForm, ...carrier });
  return {
    ...(Object.keys(identifiers).length > 0 && { carrier: identifiers }),
    ...(price && {
      price: {
        ...(price.lineItems && {
          lineItems: price.lineItems.map(({ type: _ours, ...item }): LineItem => ({ type: "EXTERNAL", ...item })),
        }),
      },
    }),
  };
}

const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/;

const isLocal = (time: string | undefined) => time !== undefined && !hasOffset.test(time);
const needsTimezone = ({ appointment, location }: LoadStopInput) =>
  !location?.timezone && (isLocal(appointment?.start) || isLocal(appointment?.end));

/** Nobody ships from the point 0, 0 in the Gulf of Guinea: systems write it where they have no coordinates. */
const withoutNoPoint = (stops: readonly LoadStopInput[], warnings: Warning[]) =>
  stops.map((stop, index) => {
    const { coordinates, ...location } = stop.location ?? {};
    if (coordinates?.latitude !== 0 || coordinates.longitude !== 0) return stop;
    const path = `load.stops[${index}].location.coordinates`;
    warnings.push({ path, code: "coordinates_ignored", message: "0, 0 stands for no coordinates: read as not sent." });
    return { ...stop, location };
  });

function readStops(stops: readonly LoadStopInput[], { merged, timezoneOf }: Before, warnings: Warning[]) {
  const locations = stops.some(needsTimezone) && merged ? mergedLocations(stops, merged) : [];
  return stops.map((stop, index) => {
    if (!stop.appointment) return stop;
    const location = needsTimezone(stop) ? (locations[index] ?? stop.location) : stop.location;
    return inUtc(stop, stop.appointment, { timezone: location && timezoneOf(location), index, warnings });
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

type Reading = { timezone: string | undefined; index: number; warnings: Warning[] };

function inUtc(stop: LoadStopInput, appointment: Appointment, { timezone, index, warnings }: Reading): LoadStopInput {
  const read = { ...appointment };
  for (const end of ["start", "end"] as const) {
    const time = appointment[end];
    if (time === undefined) continue;
    if (!hasOffset.test(time) && !timezone)
      warnings.push({
        path: `load.stops[${index}].appointment.${end}`,
        code: "appointment_timezone_unknown",
        message: "The time has no offset and the stop no timezone: it was read as UTC.",
      });
    read[end] = utc(time, timezone ?? "UTC");
  }
  return { ...stop, appointment: read };
}

type DeadlineReading = { load: LoadInput; before: Before; warnings: Warning[] };

/** A deadline without offset is that of whoever sent the freight: local to the first stop. */
function readDeadline(time: string, { load: { stops }, before, warnings }: DeadlineReading) {
  const location = (stops ?? before.merged?.document.stops)?.[0]?.location;
  const timezone = location && before.timezoneOf(location);
  if (isLocal(time) && !timezone) {
    const message = "The time has no offset and the first stop no timezone: it was read as UTC.";
    warnings.push({ path: "load.respondBy", code: "appointment_timezone_unknown", message });
  }
  return utc(time, timezone ?? "UTC");
}

// A TMS sends the same appointments again and again, and asking Intl for an offset costs as much as merging a load.
const absoluteTime = remember(
  5000,
  ({ time, timezone }: { time: string; timezone: string }) => `${time} ${timezone}`,
  ({ time, timezone }) => toZoned(parseDateTime(time), timezone).toAbsoluteString(),
);

const utc = (time: string, timezone: string) =>
  hasOffset.test(time) ? new Date(time).toISOString() : absoluteTime({ time, timezone });
