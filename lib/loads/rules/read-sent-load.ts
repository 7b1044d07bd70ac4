import { parseDateTime, toZoned } from "@internationalized/date";
import type { Warning } from "@/lib/core/errors";
import type { AssignedCarrierInput, CarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
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

/** A sent load in the one form that is merged and stored. */
export type SentLoad = Omit<LoadInput, "id" | "assignedCarrier"> & { assignedCarrier?: SentAssignment | null };

/** Reads a sent load: folds the earlier form of `assignedCarrier`, drops what is only answered, turns times into UTC. */
export function readSentLoad(load: LoadInput): { sent: SentLoad; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const { id: _answeredOnly, assignedCarrier, stops, ...rest } = load;
  const sent: SentLoad = { ...rest };
  if (assignedCarrier !== undefined) sent.assignedCarrier = assignedCarrier && readAssignment(assignedCarrier);
  if (stops !== undefined)
    sent.stops = stops === null ? null : stops.map((stop, index) => inUtc(stop, index, warnings));
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

/** A time without offset is local to the stop, and to the stop as it was sent: an edit here must not move what was said there. */
function inUtc(stop: LoadStopInput, index: number, warnings: Warning[]): LoadStopInput {
  const { appointment, location } = stop;
  if (!appointment) return stop;
  const read = { ...appointment };
  for (const end of ["start", "end"] as const) {
    const time = appointment[end];
    if (time === undefined) continue;
    if (!hasOffset.test(time) && !location?.timezone)
      warnings.push({
        path: `load.stops[${index}].appointment.${end}`,
        code: "appointment_timezone_unknown",
        message: "The time has no offset and the stop has no timezone: it was read as UTC.",
      });
    read[end] = utc(time, location?.timezone ?? "UTC");
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
