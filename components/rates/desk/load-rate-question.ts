import { type RateLane, toRateQuery } from "@/components/rates/desk/rates-view";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { nameOfPlace } from "@/lib/places/rules/place-name";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { TrailerType } from "@/lib/vocabulary/trailer";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

/** What of the form decides about the rate, beside the stops. */
export type PricedFreight = { crossing: string | undefined; trailers: unknown };

/**
 * The lane of a stored load as its rate is asked for: from its first stop to its last, as those were understood. None
 * where one of them is not certain, or where its trailer has no rates.
 */
export function rateLaneOf({ load, stopPlaces }: GetLoadResponse, { crossing, trailers }: PricedFreight) {
  const places = stopPlaces.map(({ candidate }) => candidate);
  const [origin, destination] = [places[0], places.at(-1)];
  if (!origin || !destination || load.stops.length < 2) return undefined;
  const named = firstTrailer(trailers);
  const trailer = named ? trailerCategoryOf(named) : "DRY_VAN";
  if (!trailer) return undefined;
  const crosses = new Set(places.flatMap((place) => (place ? [place.countryCode === "MX"] : []))).size === 2;
  const lane: RateLane = {
    from: nameOfPlace(origin),
    to: nameOfPlace(destination),
    trailer,
    crossing: (crosses && UsMxBorderCrossing.safeParse(crossing).data) || "",
    miles: "",
  };
  return lane;
}

function firstTrailer(trailers: unknown) {
  const [first] = Array.isArray(trailers) ? trailers : [];
  return TrailerType.safeParse(first).data;
}

/** The trailer for which there are no rates; undefined where there are, and where no trailer is chosen. */
export function trailerWithoutRates(trailers: unknown): TrailerType | undefined {
  const named = firstTrailer(trailers);
  return named && !trailerCategoryOf(named) ? named : undefined;
}

/** What the lane asks of the API, in the currency of the load's money. */
export const rateRequestOf = (lane: RateLane | undefined, currency: string) => ({
  requests: lane ? [toRateQuery(lane, [])] : [],
  currency,
});
