import file from "@/lib/border-crossings/facts/road-network.json";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { milesBetween, type Point } from "@/lib/core/great-circle";
import { markets } from "@/lib/places/rules/markets";
import type { CountryCode } from "@/lib/places/schema";

/** The two road networks that only crossings join. */
export type Side = "MX" | "NORTH";
export const sideOf = (countryCode: CountryCode): Side => (countryCode === "MX" ? "MX" : "NORTH");

type Node = Point & { code: string; side: Side };
/** Neighbours of a node and the road miles to each. */
type Edges = ReadonlyMap<number, number>;
export type RoadGraph = { nodes: readonly Node[]; edges: readonly Edges[]; crossingEdges: readonly Edges[] };

const milesPerKilometre = 0.621371;
const { us, usNearest, usMaxMiles, crossingUs } = file.factors;
const crossingUsNearest = 6;
const gabrielAmong = 40;
/** Beside the road miles to an anchor, the way through the port itself. */
const portMiles = 1;

const marketNodes = markets.map(
  ({ code, countryCode, centroid }): Node => ({ code, side: sideOf(countryCode), ...centroid }),
);
const junctionNodes = file.junctions.map(
  ({ code, latitude, longitude }): Node => ({ code, side: "MX", latitude, longitude }),
);

/** Roads between market anchors and junctions, and from each crossing to those of either side, made by the recipe of the file. */
export function makeRoadGraph(): RoadGraph {
  const nodes = [...marketNodes, ...junctionNodes];
  const positions = new Map(nodes.map(({ code }, position) => [code, position]));
  const edges = nodes.map(() => new Map<number, number>());
  const join = (a: number, b: number, miles: number) => {
    edges[a]?.set(b, Math.min(miles, edges[a]?.get(b) ?? Number.POSITIVE_INFINITY));
    edges[b]?.set(a, Math.min(miles, edges[b]?.get(a) ?? Number.POSITIVE_INFINITY));
  };
  const noRoad = new Set(file.noRoad.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const northern = [...nodes.keys()].filter((at) => nodes[at]?.side === "NORTH");
  for (const [a, b, miles] of northernRoads(nodes, northern)) {
    if (!noRoad.has(`${nodes[a]?.code} ${nodes[b]?.code}`)) join(a, b, miles * us);
  }
  for (const [a, b, kilometres] of highways(file.mexicanHighwayKm)) {
    const [from, to] = [positions.get(a), positions.get(b)];
    if (from !== undefined && to !== undefined) join(from, to, kilometres * milesPerKilometre);
  }
  const crossingEdges = crossings.map((crossing) => {
    const own = new Map<number, number>();
    for (const [at, miles] of nearestTo(nodes, crossing, northern, crossingUsNearest)) {
      if (miles < usMaxMiles) own.set(at, miles * crossingUs + portMiles);
    }
    for (const [code, kilometres] of Object.entries(crossing.mexicanHighwayKm)) {
      const at = positions.get(code);
      if (at !== undefined) own.set(at, kilometres * milesPerKilometre);
    }
    return own;
  });
  return { nodes, edges, crossingEdges };
}

const highways = (rows: readonly (string | number)[][]) =>
  rows.map(([a, b, kilometres]): [string, string, number] => [String(a), String(b), Number(kilometres)]);

/** The nearest nodes and the miles to each as the crow flies, nearest first. */
function nearestTo(nodes: readonly Node[], point: Point, among: readonly number[], count: number) {
  const found = among.map((at): [number, number] => {
    const node = nodes[at];
    return [at, node ? milesBetween(point, node) : Number.POSITIVE_INFINITY];
  });
  return found.sort(([, a], [, b]) => a - b).slice(0, count);
}

/**
 * Each anchor with its nearest ones, and with every neighbour of the Gabriel graph: no third anchor lies in the circle
 * that has the two on its diameter.
 */
function northernRoads(nodes: readonly Node[], northern: readonly number[]) {
  return northern.flatMap((from) => {
    const node = nodes[from];
    const around = node ? nearestTo(nodes, node, northern, gabrielAmong + 1).filter(([at]) => at !== from) : [];
    const near = around.slice(0, usNearest).filter(([, miles]) => miles < usMaxMiles);
    const gabriel = around.filter(([to, miles]) =>
      around.every(([third, away]) => {
        const [end, other] = [nodes[to], nodes[third]];
        return third === to || !end || !other || away ** 2 + milesBetween(end, other) ** 2 >= miles ** 2;
      }),
    );
    return [...near, ...gabriel].map(([to, miles]): [number, number, number] => [from, to, miles]);
  });
}
