import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import type { Warning } from "@/lib/core/errors";
import { type Before, readDeadline, readStopTimes } from "@/lib/loads/rules/read-times";
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
    sent.stops = stops === null ? null : readStopTimes(withoutNoPoint(stops, warnings), before, warnings);
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

/** Nobody ships from the point 0, 0 in the Gulf of Guinea: systems write it where they have no coordinates. */
const withoutNoPoint = (stops: readonly LoadStopInput[], warnings: Warning[]) =>
  stops.map((stop, index) => {
    const { coordinates, ...location } = stop.location ?? {};
    if (coordinates?.latitude !== 0 || coordinates.longitude !== 0) return stop;
    const path = `load.stops[${index}].location.coordinates`;
    warnings.push({ path, code: "coordinates_ignored", message: "0, 0 stands for no coordinates: read as not sent." });
    return { ...stop, location };
  });
