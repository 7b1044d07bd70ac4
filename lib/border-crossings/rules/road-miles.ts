import file from "@/lib/border-crossings/facts/road-network.json";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { makeRoadGraph, type RoadGraph, type Side, sideOf } from "@/lib/border-crossings/rules/road-graph";
import { closeness, type Direction, directionOf, milesBetween, type Point } from "@/lib/core/great-circle";
import { once, remember } from "@/lib/core/remember";
import type { CountryCode } from "@/lib/places/schema";

/** An end of a route: a point and its country. */
export type End = Point & { countryCode: CountryCode };

const accessFactor = file.factors.access;
const accessNodes = 4;
/** Nearer than this the way between two points does not lead over a market's anchor. */
const directMilesMax = 100;

type Spot = Direction & { node: number };
type Network = RoadGraph & {
  spots: Record<Side, Spot[]>;
  fromCrossings: Float64Array[];
  /** Road miles from each node to every other. */
  fromNodes: readonly (() => Float64Array)[];
};

/** The roads, made on first use (some 40 ms). */
const roads = once((): Network => {
  const graph = makeRoadGraph();
  const spots: Network["spots"] = { MX: [], NORTH: [] };
  for (const [node, it] of graph.nodes.entries()) spots[it.side].push({ node, ...directionOf(it) });
  const fromCrossings = graph.crossingEdges.map((edges) => spread(graph, edges));
  const fromNodes = graph.nodes.map((_, node) => once(() => spread(graph, new Map([[node, 0]]))));
  return { ...graph, spots, fromCrossings, fromNodes };
});

/** Shortest road miles from where `start` leads to every node (Dijkstra); a crossing is never passed through. */
function spread(graph: RoadGraph, start: ReadonlyMap<number, number>): Float64Array {
  const miles = new Float64Array(graph.nodes.length).fill(Number.POSITIVE_INFINITY);
  for (const [node, away] of start) miles[node] = away;
  const settled = new Uint8Array(miles.length);
  for (;;) {
    let next = -1;
    for (let at = 0; at < miles.length; at++) {
      if (!settled[at] && (miles[at] ?? 0) < (next < 0 ? Number.POSITIVE_INFINITY : (miles[next] ?? 0))) next = at;
    }
    if (next < 0) return miles;
    settled[next] = 1;
    for (const [to, road] of graph.edges[next] ?? []) {
      miles[to] = Math.min(miles[to] ?? 0, (miles[next] ?? 0) + road);
    }
  }
}

type Access = { node: number; miles: number };

/** The nodes of its side through which a point reaches the roads, and the miles to each. */
function accessOf({ spots, nodes }: Network, point: Point, side: Side): Access[] {
  const direction = directionOf(point);
  const nearest: { spot: Spot; near: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const spot of spots[side]) {
    const near = closeness(direction, spot);
    if (near <= least) continue;
    const place = nearest.findIndex((other) => other.near < near);
    nearest.splice(place < 0 ? nearest.length : place, 0, { spot, near });
    if (nearest.length > accessNodes) nearest.pop();
    if (nearest.length === accessNodes) least = nearest[accessNodes - 1]?.near ?? least;
  }
  return nearest.flatMap(({ spot: { node } }) => {
    const it = nodes[node];
    return it ? [{ node, miles: milesBetween(point, it) * accessFactor }] : [];
  });
}

/** Road miles from a point to each crossing, in the order of `crossings`. */
export const milesToCrossings = remember(5000, keyOf, milesByCrossing);

function keyOf({ latitude, longitude, countryCode }: End) {
  return `${latitude} ${longitude} ${countryCode}`;
}

function milesByCrossing(end: End): Float64Array {
  const { fromCrossings } = roads();
  const access = accessOf(roads(), end, sideOf(end.countryCode));
  // A crossing nearer than the farthest of the access nodes is reached without them.
  const accessMax = access.at(-1)?.miles ?? 0;
  return Float64Array.from(crossings, (port, crossing) => {
    const fromCrossing = fromCrossings[crossing];
    let best = Number.POSITIVE_INFINITY;
    for (const { node, miles: away } of access)
      best = Math.min(best, away + (fromCrossing?.[node] ?? Number.POSITIVE_INFINITY));
    const direct = milesBetween(end, port) * accessFactor;
    return direct < accessMax ? Math.min(best, direct) : best;
  });
}

/**
 * Road miles between two points of North America; across the border by the shortest way over any crossing. Within 4.3 %
 * on average (37 city pairs of the US and Canada). The same in both directions.
 */
export function roadMiles(from: End, to: End): number {
  if (sideOf(from.countryCode) !== sideOf(to.countryCode)) {
    const onward = milesToCrossings(to);
    return milesToCrossings(from).reduce(
      (best, miles, crossing) => Math.min(best, miles + (onward[crossing] ?? Number.POSITIVE_INFINITY)),
      Number.POSITIVE_INFINITY,
    );
  }
  const crow = milesBetween(from, to);
  let best = crow <= directMilesMax ? crow * accessFactor : Number.POSITIVE_INFINITY;
  const network = roads();
  const ends = accessOf(network, to, sideOf(to.countryCode));
  for (const { node, miles } of accessOf(network, from, sideOf(from.countryCode))) {
    const between = network.fromNodes[node]?.();
    for (const end of ends)
      best = Math.min(best, miles + (between?.[end.node] ?? Number.POSITIVE_INFINITY) + end.miles);
  }
  return best;
}
