import { type Leg, rankLegs } from "@/lib/border-crossings/rank-routes";
import { crossingLeg } from "@/lib/border-crossings/rules/route-miles";
import { ItemError, settleEach } from "@/lib/core/batch";
import { readRequest } from "@/lib/core/read-request";
import { locateStops, placeWarnings, refuseItem } from "@/lib/places/locate-stops";
import { marketAt } from "@/lib/places/rules/markets";
import type { FoundPlace } from "@/lib/places/schema";
import { type LaneQuestion, questionOf, type Route } from "@/lib/rates/rules/lane-question";
import { type RateErrorCode, type RateHistoryRequest, RateQuery } from "@/lib/rates/schema/history-operation";
import type { Context } from "@/lib/server/context";
import type { StopsReason } from "@/lib/vocabulary/lookup-stop";
import { CurrencyCode } from "@/lib/vocabulary/money";

const refusal = (code: RateErrorCode, message: string, reason?: StopsReason) =>
  new ItemError({ code, message, ...(reason && { reason }) });

/** Each lane that was asked for as it is understood: its markets, crossing, trailers and miles. */
export async function readLanes(
  ctx: Context,
  { requests, currency }: RateHistoryRequest,
): Promise<(LaneQuestion | ItemError)[]> {
  const currencyCode = CurrencyCode.safeParse(currency);
  const unsupported = refusal("UNSUPPORTED_CURRENCY", "Prices are known in USD, MXN and CAD.");
  if (!currencyCode.success) return requests.map(() => unsupported);
  const routes = settleEach(requests, (raw) => readRoute(raw, currencyCode.data));
  const legs = routes.flatMap((route) => (route instanceof ItemError || !route.leg ? [] : [route.leg]));
  const ranked = await rankLegs(ctx, legs);
  const crossingsOf = new Map(legs.map((leg, at) => [leg, ranked[at] ?? []]));
  return routes.map((route) =>
    route instanceof ItemError ? route : questionOf(route, (route.leg && crossingsOf.get(route.leg)) ?? []),
  );
}

/** @throws ItemError with the codes of the two lookups */
function readRoute(raw: unknown, currencyCode: CurrencyCode): Route & { leg?: Leg | undefined } {
  const reading = readRequest(RateQuery, raw);
  if (!reading.ok) throw refuseItem(reading.issues);
  const { stops, trailerRequirements, routeMiles: miles } = reading.value;
  const located = locateStops(stops);
  const places = located.flatMap(({ place }) => place ?? []);
  const named = stops.find(({ type }) => type === "BORDER_CROSSING");
  const crossed = crossingLeg(places);
  if (named && !crossed) {
    const message = "A BORDER_CROSSING stop belongs on a lane between Mexico and the US or Canada.";
    throw refusal("INVALID_STOPS", message, "crossing_off_lane");
  }
  const trailers = trailerRequirements?.allowedTypes ?? [];
  const [origin, destination] = [places.at(0), places.at(-1)].map((place) => place && marketCode(place));
  if (!origin || !destination) throw refusal("INVALID_STOPS", "A route needs at least two places.", "too_few_places");
  if (miles === undefined && isOneSpot(places)) {
    const message = "All places are the same: send routeMiles to price a haul within a town.";
    throw refusal("INVALID_STOPS", message, "same_places");
  }
  const leg = crossed && { origin: crossed[0], destination: crossed[1], isRefrigerated: trailers[0] === "REEFER" };
  const crossing = named?.usMxBorderCrossing;
  return {
    places,
    origin,
    destination,
    crossing,
    trailers,
    miles,
    currencyCode,
    leg,
    warnings: placeWarnings(located),
  };
}

const marketCode = (place: FoundPlace) => marketAt(place, place.countryCode)?.code;

const isOneSpot = ([first, ...others]: readonly FoundPlace[]) =>
  others.every(({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude);
