import { crossingLeg, routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { certainPlaces } from "@/lib/loads/fill-places";
import { firstCrossing } from "@/lib/loads/load-crossing-use";
import { paidPrice } from "@/lib/loads/rules/paid-price";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { marketAt } from "@/lib/places/rules/markets";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer-category";

/** What a load tells of the market: what is paid for which lane. Its day is unknown where it names no appointment. */
export type LoadObservation = NonNullable<ReturnType<typeof loadObservation>>;

/** None while nobody is paid for the load, or where its lane, its trailer or one of its places is not known. */
export function loadObservation(document: LoadDocument) {
  const paid = paidPrice(document);
  const [trailer] = document.trailerRequirements?.allowedTypes ?? [];
  const trailerCategory = trailer && trailerCategoryOf(trailer);
  const carrierId = document.assignedCarrier?.carrierId;
  if (!paid || !trailerCategory || !carrierId) return undefined;
  const places = certainPlaces(document.stops);
  const [origin, destination] = [places[0], places.at(-1)].map((end) => end && marketAt(end, end.countryCode)?.code);
  if (!origin || !destination || places.length < 2 || places.length < document.stops.length) return undefined;
  const crossing = crossingLeg(places) && firstCrossing(document);
  const miles = Math.round(routeMiles(places, crossing) * 10) / 10;
  if (miles < 1) return undefined;
  return {
    originMarket: origin,
    destinationMarket: destination,
    usMxBorderCrossing: crossing,
    trailerCategory,
    routeMiles: miles,
    pickupDate: document.stops[0]?.appointment?.start?.slice(0, 10),
    allIn: paid.price,
    carrierId,
    source: paid.source,
  };
}
