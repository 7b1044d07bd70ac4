import type { SimulatedLoad } from "@/scripts/rates/simulate-market";
import type { SimulatedLane } from "@/scripts/rates/simulated-lanes";

type Loads = ReadonlyMap<SimulatedLane, readonly SimulatedLoad[]>;

const windowsInWeeks = [1, 2, 4, 8, 13, 26];
const [reportsMin, companiesMin] = [7, 3];

/**
 * The median the way rate services give it: the shortest window with seven reports of three companies, on the lane, else
 * among the markets around its ends, else between their regions. In dollars for the lane's miles.
 */
export function medianByWidening(loads: Loads, lane: SimulatedLane, week: number): number | undefined {
  for (const area of [onLane, nearby, inRegions]) {
    const reports = [...loads].flatMap(([other, paid]) => (area(lane, other) ? paid : []));
    for (const window of windowsInWeeks) {
      const recent = reports.filter((load) => load.week <= week && load.week > week - window);
      if (recent.length < reportsMin || new Set(recent.map(({ carrier }) => carrier)).size < companiesMin) continue;
      const perMile = recent.map(({ amount, miles }) => amount / miles).sort((one, other) => one - other);
      return (
        (((perMile[Math.floor((perMile.length - 1) / 2)] ?? 0) + (perMile[Math.ceil((perMile.length - 1) / 2)] ?? 0)) /
          2) *
        lane.miles
      );
    }
  }
  return undefined;
}

const onLane = (lane: SimulatedLane, other: SimulatedLane) => lane === other;
const nearby = (lane: SimulatedLane, other: SimulatedLane) =>
  isNear(lane.origin, other.origin) && isNear(lane.destination, other.destination);
const inRegions = (lane: SimulatedLane, other: SimulatedLane) =>
  lane.origin.region === other.origin.region && lane.destination.region === other.destination.region;

type Market = SimulatedLane["origin"];
const isNear = (market: Market, other: Market) => market === other || market.expanded.includes(other.code);
