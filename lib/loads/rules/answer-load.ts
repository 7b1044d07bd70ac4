import type { KnownCarrier } from "@/lib/carriers/schema";
import type { SyncBase } from "@/lib/loads/rules/stored-load";
import type { Load, LoadDocument, RequestOnlyFields } from "@/lib/loads/schema/load";
import type { LoadStop, LoadStopInput } from "@/lib/loads/schema/stop";

const answerStop = ({ location, loadingMethod = "LIVE", ...stop }: LoadStopInput): LoadStop => ({
  ...stop,
  loadingMethod,
  ...(location && { location: { ...location, carrierPreapproval: location.carrierPreapproval ?? "NONE" } }),
});

/** A load as every operation answers it: defaults filled in, its carrier in full, the request-only fields left out. */
export function answerLoad(
  { id, externalId }: { id: string; externalId: string },
  document: LoadDocument,
  carrier: KnownCarrier | undefined,
): Load {
  const { borderCrossings: _requestOnly, schemaVersionNumber: _too, assignedCarrier, stops, ...fields } = document;
  const { relationship: _internal, ...details } = carrier ?? {};
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

/** What the keys sent last, in the form of an answer: a carrier that was found is named by our id alone. */
export function answerLastSynced({ assignedCarrier, ...fields }: SyncBase): Record<string, unknown> {
  if (assignedCarrier === undefined) return fields;
  if (assignedCarrier === null) return { ...fields, assignedCarrier };
  const { carrierId, carrier, price } = assignedCarrier;
  const named = carrierId ? { id: carrierId } : carrier;
  return { ...fields, assignedCarrier: { ...(named && { carrier: named }), ...(price && { price }) } };
}
