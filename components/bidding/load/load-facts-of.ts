import type { BidLoadFacts } from "@/lib/bidding/schema/bid-load-facts";
import { currencyOfLoad } from "@/lib/loads/rules/currency-of-load";
import { sellPrice } from "@/lib/loads/rules/margin";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { nameOfPlace } from "@/lib/places/rules/place-name";

/** The facts that help to decide on bids, of a load that is read in full. */
export function loadFactsOf({ load, requestOnly, stopPlaces, miles }: GetLoadResponse): BidLoadFacts {
  const [first, last] = [stopPlaces[0]?.candidate, stopPlaces.at(-1)?.candidate];
  const [pickup] = load.stops;
  const pickupTimezone = pickup?.location?.timezone;
  const currencyCode = currencyOfLoad(load);
  const sell = sellPrice(load, miles);
  return {
    status: load.status,
    ...(first && load.stops.length > 1 && { originPlace: nameOfPlace(first) }),
    ...(last && load.stops.length > 1 && { destinationPlace: nameOfPlace(last) }),
    ...(pickup?.appointment?.start && { pickupAt: pickup.appointment.start }),
    ...(pickupTimezone && { pickupTimezone }),
    trailerTypes: load.trailerRequirements?.allowedTypes ?? [],
    borderCrossings: (requestOnly.borderCrossings ?? []).flatMap((it) => it.usMxBorderCrossing ?? []),
    ...(load.maxBuy && { maxBuy: load.maxBuy }),
    ...(load.targetRate && { targetRate: load.targetRate }),
    ...(sell && { sellPrice: sell }),
    ...(miles !== undefined && { miles }),
    ...(currencyCode && { currencyCode }),
  };
}
