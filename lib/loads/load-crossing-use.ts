import { crossingUse } from "@/lib/border-crossings/record-crossing-use";
import { certainPlaces } from "@/lib/loads/fill-places";
import type { LoadDocument } from "@/lib/loads/schema/load";

/** The crossing a load names first and the markets it joins; none where it names none or does not cross there. */
export function loadCrossingUse({ borderCrossings = [], stops }: LoadDocument) {
  const crossing = borderCrossings.find(({ usMxBorderCrossing }) => usMxBorderCrossing)?.usMxBorderCrossing;
  return crossing && crossingUse(certainPlaces(stops), crossing);
}
