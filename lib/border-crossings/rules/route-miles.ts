import { crossingPosition } from "@/lib/border-crossings/rules/crossings";
import { crossesBorder } from "@/lib/border-crossings/rules/rank-crossings";
import { type End, milesToCrossings, roadMiles } from "@/lib/border-crossings/rules/road-miles";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** The first leg between Mexico and the US or Canada; none where the places are all on one side. */
export function crossingLeg<Place extends End>(places: readonly Place[]): [Place, Place] | undefined {
  for (const [index, destination] of places.entries()) {
    const origin = places[index - 1];
    if (origin && crossesBorder(origin, destination)) return [origin, destination];
  }
  return undefined;
}

/**
 * Road miles of a route through its places in their order; its first leg between Mexico and the north goes over
 * `crossing`, or the shortest way where none is named.
 */
export function routeMiles(places: readonly End[], crossing?: UsMxBorderCrossing): number {
  let over = crossing;
  let miles = 0;
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    if (!from) continue;
    const isOver = over !== undefined && crossesBorder(from, to);
    miles += over !== undefined && isOver ? milesOver(from, to, over) : roadMiles(from, to);
    if (isOver) over = undefined;
  }
  return miles;
}

function milesOver(from: End, to: End, crossing: UsMxBorderCrossing) {
  const position = crossingPosition(crossing);
  const [before = Number.POSITIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [from, to].map(
    (end) => milesToCrossings(end)[position],
  );
  return before + after;
}
