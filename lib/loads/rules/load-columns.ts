import { searchable } from "@/lib/core/searchable";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";

const placeName = (stop: LoadStopInput | undefined) => {
  const { city, state, countryCode } = stop?.location?.place ?? {};
  return [city, state, countryCode].filter(Boolean).join(", ") || null;
};

const placeWords = ({ location }: LoadStopInput) => {
  const { street, neighborhood, city, state, postalCode, countryCode } = location?.place ?? {};
  return [street, neighborhood, city, state, postalCode, countryCode];
};

function searchText(externalId: string, load: LoadDocument) {
  const words = [
    externalId,
    load.externalDisplayId,
    load.externalCustomerId,
    load.externalWorkspaceId,
    ...load.referenceNumbers.map(({ value }) => value),
    ...(load.borderCrossings ?? []).flatMap(({ referenceNumbers = [] }) => referenceNumbers.map(({ value }) => value)),
    ...load.stops.flatMap((stop) => [...(stop.referenceNumbers ?? []).map(({ value }) => value), ...placeWords(stop)]),
  ];
  return searchable([...new Set(words.filter(Boolean))].join(" "));
}

/** What lists filter, sort and search on, drawn from the document: the only source of these columns. */
export function columnsOf(externalId: string, load: LoadDocument) {
  const [origin, destination] = [load.stops[0], load.stops.at(-1)];
  return {
    status: load.status,
    displayId: load.externalDisplayId ?? externalId,
    customerId: load.externalCustomerId ?? null,
    ownerUserExternalId: load.externalOwnerCoverageUserId ?? null,
    ownerTeamExternalId: load.externalOwnerCoverageTeamId ?? null,
    carrierId: load.assignedCarrier?.carrierId ?? null,
    originPlace: placeName(origin),
    destinationPlace: placeName(destination),
    pickupAt: origin?.appointment?.start ?? null,
    deliveryAt: destination?.appointment?.start ?? null,
    trailerTypes: load.trailerRequirements?.allowedTypes ?? [],
    borderCrossings: (load.borderCrossings ?? []).flatMap(({ usMxBorderCrossing }) => usMxBorderCrossing ?? []),
    maxBuyAmount: load.maxBuy?.amount ?? null,
    maxBuyCurrency: load.maxBuy?.currencyCode ?? null,
    targetRateAmount: load.targetRate?.amount ?? null,
    targetRateCurrency: load.targetRate?.currencyCode ?? null,
    searchText: searchText(externalId, load),
  };
}
export type LoadColumns = ReturnType<typeof columnsOf>;
