import { crossingUse } from "@/lib/border-crossings/record-crossing-use";
import { crossingLeg, routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { certainPlaces } from "@/lib/loads/fill-places";
import { total } from "@/lib/loads/rules/margin";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { marketAt } from "@/lib/places/rules/markets";

import type { Money } from "@/lib/vocabulary/money";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

/** The crossing a load names first. */
export const firstCrossing = ({ borderCrossings = [] }: LoadDocument) =>
  borderCrossings.find(({ usMxBorderCrossing }) => usMxBorderCrossing)?.usMxBorderCrossing;

/** The crossing a load names first and the markets it joins; none where it names none or does not cross there. */
export function loadCrossingUse(document: LoadDocument) {
  const crossing = firstCrossing(document);
  return crossing && crossingUse(certainPlaces(document.stops), crossing);
}

export type PaidPrice = { price: Money; source: "ACCEPTED_BID" | "ASSIGNED_PRICE" };

/**
 * What the load's carrier is paid in total: the accepted bid while the load is booked; all line items once it is
 * delivered, or where no bid was accepted. Undefined without a carrier, for items in several currencies, and for a
 * sum that is no valid price.
 */
export function paidPrice({ status, assignedCarrier }: LoadDocument): PaidPrice | undefined {
  if ((status !== "BOOKED" && status !== "COMPLETED") || !assignedCarrier?.carrierId) return undefined;
  const lineItems = assignedCarrier.price?.lineItems ?? [];
  const bids = lineItems.filter(({ type }) => type === "BID");
  const isBid = status === "BOOKED" && bids.length > 0;
  const price = total((isBid ? bids : lineItems).flatMap(({ value }) => value ?? []));
  return price && { price, source: isBid ? "ACCEPTED_BID" : "ASSIGNED_PRICE" };
}

/** The price that a load adds to the market: what is paid for which lane. Without an appointment it has no day. */
export type LoadObservation = NonNullable<ReturnType<typeof loadObservation>>;

/** The markets a load goes from and to; undefined where one of its places is not known. */
export function loadMarkets({ stops }: Pick<LoadDocument, "stops">) {
  const places = certainPlaces(stops);
  const [origin, destination] = [places[0], places.at(-1)].map((end) => end && marketAt(end, end.countryCode)?.code);
  if (!origin || !destination || places.length < 2 || places.length < stops.length) return undefined;
  return { origin, destination };
}

/** Undefined while no carrier is paid for the load, or where its lane, its trailer or one of its places is not known. */
export function loadObservation(document: LoadDocument) {
  const paid = paidPrice(document);
  const [trailer] = document.trailerRequirements?.allowedTypes ?? [];
  const trailerCategory = trailer && trailerCategoryOf(trailer);
  const carrierId = document.assignedCarrier?.carrierId;
  if (!paid || !trailerCategory || !carrierId) return undefined;
  const places = certainPlaces(document.stops);
  const markets = loadMarkets(document);
  if (!markets) return undefined;
  const { origin, destination } = markets;
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
