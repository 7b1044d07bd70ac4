import { routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { type Market, markets } from "@/lib/places/rules/markets";
import type { Chance } from "@/scripts/rates/chance";

/** Lanes of a made-up market, each with what makes it dear or cheap; nothing of it has the form the method assumes. */
export type SimulatedLane = {
  origin: Market;
  destination: Market;
  miles: number;
  /** Factor of this lane alone, the same for years. */
  standing: number;
  loadsPerWeek: number;
  /** `upTo` is its share of the lane's loads and of those before it. */
  carriers: { key: string; upTo: number; factor: number }[];
};

const big = markets.filter(({ population }) => population > 250_000);

export function simulateLanes(chance: Chance, count: number): SimulatedLane[] {
  const lanes = new Map<string, SimulatedLane>();
  while (lanes.size < count) {
    const lane = simulateLane(chance);
    if (lane) lanes.set(`${lane.origin.code} ${lane.destination.code}`, lane);
  }
  return [...lanes.values()];
}

function simulateLane(chance: Chance): SimulatedLane | undefined {
  const [origin, destination] = [chance.pick(big), chance.pick(big)];
  if (!origin || !destination || origin === destination) return undefined;
  const ends = [origin, destination].map(({ centroid, countryCode }) => ({ ...centroid, countryCode }));
  const miles = routeMiles(ends);
  // Heavy tails: now and then a lane has a price that nothing explains.
  const standing = Math.exp((0.07 * chance.normal()) / Math.sqrt(chance.between(0.3, 1.7)));
  const loadsPerWeek = Math.exp(chance.normal() * 1.2 + 0.2);
  return { origin, destination, miles, standing, loadsPerWeek, carriers: simulateCarriers(chance) };
}

/** A few of them haul most of a lane. */
function simulateCarriers(chance: Chance) {
  const count = Math.floor(chance.between(3, 26));
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let upTo = 0;
  return weights.map((weight) => {
    upTo += weight / sum;
    return { key: `carrier ${Math.floor(chance.between(0, 900))}`, upTo, factor: Math.exp(chance.laplace(0.03)) };
  });
}
