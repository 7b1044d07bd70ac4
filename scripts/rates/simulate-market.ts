import { type Chance, makeChance } from "@/scripts/rates/chance";
import { type SimulatedLane, simulateLanes } from "@/scripts/rates/simulated-lanes";

/** One price that was paid; `dayOfWeek` counts from Monday. */
export type SimulatedLoad = {
  week: number;
  dayOfWeek: number;
  miles: number;
  carrier: string;
  /** Number of the broker who paid, from 0. */
  payer: number;
  amount: number;
};
export type SimulatedMarket = {
  lanes: SimulatedLane[];
  loads: Map<SimulatedLane, SimulatedLoad[]>;
  payers: number;
  /** Draws that were not among the loads: what a lane pays in a week. Typing errors are left out of them. */
  draw: (lane: SimulatedLane, week: number, count: number) => number[];
};

/** `volume` is how many times the loads of one broker; `payers`, how many brokers there are. */
export type MarketSize = { lanes: number; weeks: number; volume: number; payers: number };
type World = {
  weeks: number;
  volume: number;
  chance: Chance;
  payerFactors: number[];
  fuel: number[];
  regions: Map<string, number[]>;
  lanes: Map<SimulatedLane, number[]>;
};

/**
 * A market that is put together as costs: so much for the truck's day, so much for a mile and its fuel, so much for a
 * bridge; regions that turn tight and slack at a stroke, lanes that drift, carriers that differ, loads in a hurry, and
 * typing errors. The method under test knows none of these forms.
 */
export function simulateMarket(seed: number, size: MarketSize) {
  const { weeks, payers } = size;
  const chance = makeChance(seed);
  const lanes = simulateLanes(chance, size.lanes);
  const regionsOf = new Set(lanes.flatMap(({ origin, destination }) => [origin.region, destination.region]));
  const world: World = {
    weeks,
    volume: size.volume,
    payerFactors: factorsOf(chance, payers),
    chance,
    fuel: drift(chance, weeks, { start: 3.7, pull: 0.03, shock: 0.07, least: 2.6, most: 5.4 }),
    regions: new Map([...regionsOf].map((region) => [region, tightness(chance, weeks)])),
    lanes: new Map(lanes.map((lane) => [lane, laneDrift(chance, weeks)])),
  };
  const loads = new Map(lanes.map((lane) => [lane, loadsOf(world, lane)]));
  const draw = (lane: SimulatedLane, week: number, count: number) =>
    Array.from({ length: count }, () => price(world, lane, week).amount);
  return { lanes, loads, payers, draw } satisfies SimulatedMarket;
}

function drift(chance: Chance, weeks: number, by: Record<"start" | "pull" | "shock" | "least" | "most", number>) {
  let value = by.start;
  return Array.from({ length: weeks }, () => {
    value += by.pull * (by.start - value) + by.shock * chance.normal();
    value = Math.min(by.most, Math.max(by.least, value));
    return value;
  });
}

/** A region is slack, usual or tight, and turns from one week to the next. */
function tightness(chance: Chance, weeks: number) {
  let state = 0;
  return Array.from({ length: weeks }, () => {
    if (chance.uniform() < 0.06) state = chance.pick([-0.06, 0, 0.05, 0.1]) ?? 0;
    return state;
  });
}

function laneDrift(chance: Chance, weeks: number) {
  let value = 0;
  return Array.from({ length: weeks }, () => {
    value = 0.93 * value + 0.012 * chance.normal();
    return value;
  });
}

/** Some brokers pay more than others; the first few have most of the loads. */
const factorsOf = (chance: Chance, payers: number) =>
  Array.from({ length: payers }, () => (payers === 1 ? 1 : Math.exp(0.03 * chance.normal())));

/** What a truck is paid in that week before anybody bargains, in dollars. */
function cost({ fuel, regions, lanes }: World, lane: SimulatedLane, week: number) {
  const { origin, destination, miles } = lane;
  const perMile = 0.98 + (fuel[week] ?? 0) / 6.2;
  const bridge = origin.countryCode === destination.countryCode ? 0 : 260;
  const tight = (regions.get(origin.region)?.[week] ?? 0) - 0.5 * (regions.get(destination.region)?.[week] ?? 0);
  const yearEnd = week % 52 >= 47 ? 0.05 : 0;
  return (340 + miles * perMile + bridge) * lane.standing * Math.exp(tight + yearEnd + (lanes.get(lane)?.[week] ?? 0));
}

function price(world: World, lane: SimulatedLane, week: number) {
  const { chance, payerFactors } = world;
  const ticket = chance.uniform();
  const carrier = lane.carriers.find(({ upTo }) => ticket <= upTo) ?? lane.carriers.at(-1);
  const hurry = chance.uniform() < 0.08 ? chance.between(0.1, 0.35) : 0;
  const payer = payerFactors.length === 1 ? 0 : Math.floor(payerFactors.length * chance.uniform() ** 1.5);
  const factor = (carrier?.factor ?? 1) * (payerFactors[payer] ?? 1);
  const amount = cost(world, lane, week) * factor * Math.exp(chance.laplace(0.055) + hurry);
  return { carrier: carrier?.key ?? "", payer, amount };
}

function loadsOf(world: World, lane: SimulatedLane): SimulatedLoad[] {
  const { chance, weeks, volume } = world;
  const loads: SimulatedLoad[] = [];
  for (let week = 0; week < weeks; week++) {
    // Customers ship in bursts: some weeks bring nothing at all, others three times as much.
    const mean = volume * lane.loadsPerWeek * -Math.log(chance.uniform());
    const count = Math.min(60 * volume, Math.floor(mean + chance.uniform()));
    for (let load = 0; load < count; load++) {
      const { carrier, payer, amount } = price(world, lane, week);
      const typed = chance.uniform() < 0.01 ? amount * (chance.pick([10, 0.1]) ?? 1) : amount;
      const miles = lane.miles * Math.exp(0.015 * chance.normal());
      loads.push({ week, dayOfWeek: Math.floor(chance.between(0, 7)), miles, carrier, payer, amount: typed });
    }
  }
  return loads;
}
