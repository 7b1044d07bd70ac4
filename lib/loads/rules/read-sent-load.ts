import { parseDateTime, toZoned } from "@internationalized/date";
import type { Warning } from "@/lib/core/errors";
import { asJson } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-rows";
import type { AssignedCarrierInput, CarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { Appointment, LoadStopInput } from "@/lib/loads/schema/stop";
import { type RegulatoryNumber, regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";

type LineItem = NonNullable<NonNullable<SentAssignment["price"]>["lineItems"]>[number];

/** `assignedCarrier` in its present form: only what identifies the carrier, and priced line items. */
export type SentAssignment = {
  carrier?: Pick<CarrierInput, RegulatoryNumber | "externalId" | "id">;
  price?: {
    lineItems?: (Omit<NonNullable<NonNullable<AssignedCarrierInput["price"]>["lineItems"]>[number], "type"> & {
      type: "EXTERNAL";
    })[];
  };
};

type ReadLoad = { sent: SentLoad; warnings: Warning[] };

/** A sent load in the one form that is merged and stored. */
export type SentLoad = Omit<LoadInput, "id" | "assignedCarrier"> & { assignedCarrier?: SentAssignment | null };

/**
 * Reads a sent load: folds the earlier form of `assignedCarrier`, drops what is only answered, turns times into UTC.
 * A time without offset is local to its stop; where the stop as it is sent names no time zone, the stored one does.
 */
export function readSentLoad(load: LoadInput, storedStops: readonly LoadStopInput[] = []): ReadLoad {
  const warnings: Warning[] = [];
  const { id: _answeredOnly, assignedCarrier, stops, ...rest } = load;
  const sent: SentLoad = { ...rest };
  if (assignedCarrier !== undefined) sent.assignedCarrier = assignedCarrier && readAssignment(assignedCarrier);
  if (stops !== undefined) sent.stops = stops === null ? null : readStops(stops, storedStops, warnings);
  if ((load.schemaVersionNumber ?? 0) > 1)
    warnings.push({
      path: "load.schemaVersionNumber",
      code: "schema_version_newer",
      message: "This form of a load is newer than ours; it was read as form 1.",
    });
  return { sent, warnings };
}

const identifierNames = [...Object.keys(regulatoryNumbers), "externalId", "id"];

function readAssignment({ carrier, price, ...earlierForm }: AssignedCarrierInput): SentAssignment {
  const identifiers = Object.entries({ ...earlierForm, ...carrier }).filter(
    ([name, value]) => identifierNames.includes(name) && value !== undefined,
  );
  return {
    ...(identifiers.length > 0 && { carrier: Object.fromEntries(identifiers) }),
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

function readStops(stops: readonly LoadStopInput[], stored: readonly LoadStopInput[], warnings: Warning[]) {
  const isAsked = stops.some(({ appointment, location }) => appointment && !location?.timezone);
  const matches = isAsked && stored.length > 0 ? matchRows(asList(stops), asList(stored)) : [];
  return stops.map((stop, index) => {
    const timezone = stop.location?.timezone ?? stored[matches[index] ?? -1]?.location?.timezone;
    return stop.appointment ? inUtc(stop, stop.appointment, { timezone, index, warnings }) : stop;
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

// A TMS sends the same appointments again and again, and asking Intl for an offset costs as much as merging a load.
const conversions = new Map<string, string>();
const conversionsMax = 5000;

function utc(time: string, timezone: string) {
  if (hasOffset.test(time)) return new Date(time).toISOString();
  const key = `${time} ${timezone}`;
  const known = conversions.get(key);
  if (known !== undefined) return known;
  if (conversions.size >= conversionsMax) conversions.clear();
  const converted = toZoned(parseDateTime(time), timezone).toAbsoluteString();
  conversions.set(key, converted);
  return converted;
}
