import { crossesBorder } from "@/lib/border-crossings/rules/rank-crossings";
import type { End } from "@/lib/border-crossings/rules/road-miles";

/** The first leg between Mexico and the US or Canada; none where the places are all on one side. */
export function crossingLeg<Place extends End>(places: readonly Place[]): [Place, Place] | undefined {
  for (const [index, destination] of places.entries()) {
    const origin = places[index - 1];
    if (origin && crossesBorder(origin, destination)) return [origin, destination];
  }
  return undefined;
}
