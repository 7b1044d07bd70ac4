import { crossingUse } from "@/lib/border-crossings/record-crossing-use";
import { certainPlaces } from "@/lib/loads/fill-places";
import type { LoadDocument } from "@/lib/loads/schema/load";

/** The crossing a load names first. */
export const firstCrossing = ({ borderCrossings = [] }: LoadDocument) =>
  borderCrossings.find(({ usMxBorderCrossing }) => usMxBorderCrossing)?.usMxBorderCrossing;

/** The crossing a load names first and the markets it joins; none where it names none or does not cross there. */
export function loadCrossingUse(document: LoadDocument) {
  const crossing = firstCrossing(document);
  return crossing && crossingUse(certainPlaces(document.stops), crossing);
}
