import { crossingLeg, routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { certainPlaces } from "@/lib/loads/fill-places";
import { firstCrossing } from "@/lib/loads/load-observation";
import type { LoadDocument } from "@/lib/loads/schema/load";

/**
 * Road miles of all legs, over the crossing that the load names first, else the shortest way. Undefined while one of the
 * places is not certain.
 */
export function measureLoad(document: LoadDocument): number | undefined {
  const places = certainPlaces(document.stops);
  if (places.length < 2 || places.length < document.stops.length) return undefined;
  const miles = Math.round(routeMiles(places, crossingLeg(places) && firstCrossing(document)));
  return miles > 0 && Number.isFinite(miles) ? miles : undefined;
}
