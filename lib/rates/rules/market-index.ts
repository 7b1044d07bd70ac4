import { orderPrices, type PriceSample, sampleAt, sampleWhere } from "@/lib/rates/rules/price-sample";
import { maySharePrices } from "@/lib/rates/rules/price-weights";
import type { Workspace } from "@/lib/rates/rules/workspace";

/** How far a market has moved since any other week, as a difference of logarithms. */
export type MarketIndex = { at: (week: number) => number };

export const stillMarket: MarketIndex = { at: () => 0 };

/** Prices of one lane differ by about a tenth within a week. */
const priceSpread = 0.11;
/** How far lanes lie apart, length of haul divided out: wide, so that each lane's own level is believed. */
const laneSpread = 0.25;
/** Prices farther off than this count less, the farther the less (Huber). */
const huberDistance = 0.3;
const rounds = 12;

/** How far a market moves in a week, and how far it strays from where it usually is. */
export type Temper = { weeklyMove: number; stray: number };
export const countryTemper: Temper = { weeklyMove: 0.02, stray: 10 };
export const regionTemper: Temper = { weeklyMove: 0.03, stray: 0.08 };

/** A region's index on top of its country's. */
export function onTop(country: MarketIndex, region: MarketIndex, { firstWeek, lastWeek }: Weeks): MarketIndex {
  const index = new Float64Array(lastWeek - firstWeek + 1);
  for (let at = 0; at < index.length; at++) index[at] = country.at(firstWeek + at) + region.at(firstWeek + at);
  return indexOf(index, firstWeek);
}

type Weeks = { firstWeek: number; lastWeek: number };

/** Before the first week and after the last a market stands still. */
function indexOf(index: Float64Array, firstWeek: number): MarketIndex {
  const last = index.length - 1;
  return { at: (week) => index[Math.min(Math.max(week - firstWeek, 0), last)] ?? 0 };
}

/**
 * The weekly index of a market: what prices have in common from week to week, each lane compared with itself, so that
 * another mix of lanes is no move. Weeks lean on their neighbours as far as a market that wanders allows, so a week
 * without prices stays where the ones beside it are.
 */
export function fitMarketIndex(sample: PriceSample, wanted: IndexFit): MarketIndex {
  const { firstWeek, lastWeek, temper, base = stillMarket, workspace } = wanted;
  const prices = sharedPrices(sample, base, workspace);
  const index = new Float64Array(lastWeek - firstWeek + 1);
  const lanes = new Float64Array(prices.lanes);
  const fit = { prices, firstWeek, index, lanes, temper };
  for (let round = 0; round < rounds; round++) {
    levelLanes(fit);
    moveWeeks(fit);
  }
  return indexOf(index, firstWeek);
}

/** Moves of `base` are taken out of the prices first. */
export type IndexFit = Weeks & { temper: Temper; base?: MarketIndex; workspace: Workspace };
type Prices = ReturnType<typeof orderPrices>;
type Fit = { prices: Prices; firstWeek: number; index: Float64Array; lanes: Float64Array; temper: Temper };

/** Own prices, and those of others in weeks in which there are enough of enough others. */
function sharedPrices(sample: PriceSample, base: MarketIndex, workspace: Workspace): Prices {
  const others = sampleWhere(sample, (at) => sample.organization[at] !== 0);
  const byWeek = new Map<number, number[]>();
  for (const [at, week] of others.week.entries()) {
    const places = byWeek.get(week);
    if (places) places.push(at);
    else byWeek.set(week, [at]);
  }
  const shared = new Set<number>();
  for (const [week, places] of byWeek) {
    const those = orderPrices(sampleAt(others, places), stillMarket, workspace);
    if (maySharePrices(those, workspace)) shared.add(week);
  }
  const isShared = (at: number) => sample.organization[at] === 0 || shared.has(sample.week[at] ?? 0);
  return orderPrices(sampleWhere(sample, isShared), base, workspace);
}

const robustWeight = (residual: number) => Math.min(1, huberDistance / Math.max(Math.abs(residual), 1e-9));

/** Each lane's level, given the index; lanes of few prices lean on all. */
function levelLanes({ prices: { value, week, lane }, firstWeek, index, lanes }: Fit) {
  const prior = (priceSpread / laneSpread) ** 2;
  const [sums, weights] = [new Float64Array(lanes.length), new Float64Array(lanes.length)];
  for (let at = 0; at < value.length; at++) {
    const [of, net] = [lane[at] ?? 0, (value[at] ?? 0) - (index[(week[at] ?? 0) - firstWeek] ?? 0)];
    const weight = lanes[of] === 0 ? 1 : robustWeight(net - (lanes[of] ?? 0));
    sums[of] = (sums[of] ?? 0) + weight * net;
    weights[of] = (weights[of] ?? 0) + weight;
  }
  let [mean, seen] = [0, 0];
  for (let of = 0; of < lanes.length; of++) {
    if (weights[of] === 0) continue;
    mean += (sums[of] ?? 0) / (weights[of] ?? 1);
    seen++;
  }
  mean /= Math.max(1, seen);
  for (let of = 0; of < lanes.length; of++) {
    lanes[of] = ((sums[of] ?? 0) + prior * mean) / ((weights[of] ?? 0) + prior);
  }
}

/** The index, given the lanes: as near to the weeks' prices as small weekly moves allow (a tridiagonal system). */
function moveWeeks({ prices: { value, week, lane }, firstWeek, index, lanes, temper }: Fit) {
  const precision = 1 / priceSpread ** 2;
  const stiffness = 1 / temper.weeklyMove ** 2;
  const count = index.length;
  const [sums, weights] = [new Float64Array(count), new Float64Array(count)];
  for (let at = 0; at < value.length; at++) {
    const [of, net] = [(week[at] ?? 0) - firstWeek, (value[at] ?? 0) - (lanes[lane[at] ?? 0] ?? 0)];
    const weight = precision * robustWeight(net - (index[of] ?? 0));
    sums[of] = (sums[of] ?? 0) + weight * net;
    weights[of] = (weights[of] ?? 0) + weight;
  }
  // Thomas' algorithm.
  const [upper, right] = [new Float64Array(count), new Float64Array(count)];
  for (let of = 0; of < count; of++) {
    const neighbours = Number(of > 0) + Number(of < count - 1);
    const before = of > 0 ? stiffness * (upper[of - 1] ?? 0) : 0;
    const diagonal = (weights[of] ?? 0) + 1 / temper.stray ** 2 + neighbours * stiffness - before;
    upper[of] = of < count - 1 ? stiffness / diagonal : 0;
    right[of] = ((sums[of] ?? 0) + (of > 0 ? stiffness * (right[of - 1] ?? 0) : 0)) / diagonal;
  }
  for (let of = count - 1; of >= 0; of--) {
    index[of] = (right[of] ?? 0) + (of < count - 1 ? (upper[of] ?? 0) * (index[of + 1] ?? 0) : 0);
  }
}
