import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { asJson } from "@/lib/core/json";
import { matchRows } from "@/lib/core/json-diff";
import type { SyncBase } from "@/lib/loads/rules/stored-load";
import type { Load, LoadDocument, RequestOnlyFields } from "@/lib/loads/schema/load";
import type { LoadStop, LoadStopInput } from "@/lib/loads/schema/stop";

const answerStop = ({ location, loadingMethod = "LIVE", ...stop }: LoadStopInput): LoadStop => ({
  ...stop,
  loadingMethod,
  ...(location && { location: { ...location, carrierPreapproval: location.carrierPreapproval ?? "NONE" } }),
});

/** Removes from a user's stops the defaults that an answer had filled in: they are no edit of the user's. */
export function withoutFilledIn(stops: readonly LoadStopInput[], stored: readonly LoadStopInput[]): LoadStopInput[] {
  const matches = matchRows(stops.map(asJson), stored.map(asJson));
  return stops.map((stop, index) => {
    const before = stored[matches[index] ?? -1];
    const { loadingMethod, location, ...rest } = stop;
    const { carrierPreapproval, ...place } = location ?? {};
    const saysMethod = loadingMethod !== "LIVE" || before?.loadingMethod;
    const saysPreapproval = carrierPreapproval !== "NONE" || before?.location?.carrierPreapproval;
    return {
      ...rest,
      ...(loadingMethod && saysMethod && { loadingMethod }),
      ...(location && { location: { ...place, ...(carrierPreapproval && saysPreapproval && { carrierPreapproval }) } }),
    };
  });
}

/** A load as every operation answers it: defaults filled in, its carrier in full, the request-only fields left out. */
export function answerLoad(
  { id, externalId }: { id: string; externalId: string },
  document: LoadDocument,
  carrier: KnownCarrier | undefined,
): Load {
  const { borderCrossings: _requestOnly, schemaVersionNumber: _too, assignedCarrier, stops, ...fields } = document;
  const { relationship: _internal, profile: _own, profileVersion: _counted, ...details } = carrier ?? {};
  return {
    id,
    externalId,
    ...fields,
    stops: stops.map(answerStop),
    ...(assignedCarrier && {
      assignedCarrier: {
        ...(carrier && { carrier: { ...details, id: carrier.id, displayName: carrier.displayName } }),
        ...(assignedCarrier.price && { price: assignedCarrier.price }),
      },
    }),
  };
}

export const requestOnlyFields = ({ borderCrossings, schemaVersionNumber }: LoadDocument): RequestOnlyFields => ({
  ...(borderCrossings && { borderCrossings }),
  ...(schemaVersionNumber !== undefined && { schemaVersionNumber }),
});

/** What API keys sent last, as it is answered. A carrier that was found is given by our id alone. */
export function answerLastSynced({ assignedCarrier, ...fields }: SyncBase): Record<string, unknown> {
  if (assignedCarrier === undefined) return fields;
  if (assignedCarrier === null) return { ...fields, assignedCarrier };
  const { carrierId, carrier, price } = assignedCarrier;
  const named = carrierId ? { id: carrierId } : carrier;
  return { ...fields, assignedCarrier: { ...(named && { carrier: named }), ...(price && { price }) } };
}
