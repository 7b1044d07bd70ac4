import type { MarketIndex } from "@/lib/rates/rules/market-index";
import { type PriceSample, sampleWhere } from "@/lib/rates/rules/price-sample";

/**
 * Prices in ascending order once the market's moves are taken out of them. All weeks that are asked for move them by the
 * same amount, so one order serves them all. Carriers, organizations and lanes are numbered from 0.
 */
export type OrderedPrices = {
  value: Float64Array;
  week: Int32Array;
  /** 1 for the organization's own. */
  isOwn: Uint8Array;
  carrier: Int32Array;
  carriers: number;
  organization: Int32Array;
  organizations: number;
  lane: Int32Array;
  lanes: number;
};

/**
 * The organization's own prices, and those with the prices of others among them. Kept apart, so that where others may
 * not be used nothing of them is in the answer, not even the order in which numbers are summed.
 */
export type KnownPrices = { own: () => OrderedPrices; withPool?: OrderedPrices };

export function orderKnown(sample: PriceSample, index: MarketIndex): KnownPrices {
  const isAllOwn = sample.organization.every((organization) => organization === 0);
  let made: OrderedPrices | undefined;
  const own = () => {
    made ??= orderPrices(isAllOwn ? sample : sampleWhere(sample, (at) => sample.organization[at] === 0), index);
    return made;
  };
  return isAllOwn ? { own } : { own, withPool: orderPrices(sample, index) };
}

/** Enough for any sample; a key holds a price to a millionth and its place among the others. */
const placesMax = 2 ** 14;
const millionths = 1e6;
/** Prices are within ±16 as logarithms: keys are positive. */
const offset = 16;
const room = new Float64Array(placesMax);

export function orderPrices(sample: PriceSample, index: MarketIndex): OrderedPrices {
  const size = sample.value.length;
  const keys = room.subarray(0, size);
  for (let at = 0; at < size; at++) {
    const moved = (sample.value[at] ?? 0) - index.at(sample.week[at] ?? 0);
    keys[at] = Math.round((moved + offset) * millionths) * placesMax + at;
  }
  keys.sort();
  const [value, week, isOwn] = [new Float64Array(size), new Int32Array(size), new Uint8Array(size)];
  const [carrier, organization, lane] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  for (let rank = 0; rank < size; rank++) {
    const key = keys[rank] ?? 0;
    const at = key % placesMax;
    const owner = sample.organization[at] ?? 0;
    value[rank] = (key - at) / placesMax / millionths - offset;
    week[rank] = sample.week[at] ?? 0;
    isOwn[rank] = owner === 0 ? 1 : 0;
    carrier[rank] = sample.carrier[at] ?? 0;
    organization[rank] = owner;
    lane[rank] = sample.lane[at] ?? 0;
  }
  const [carriers, organizations, lanes] = [number(carrier), number(organization), number(lane)];
  return { value, week, isOwn, carrier, carriers, organization, organizations, lane, lanes };
}

/** Short names and their number in the sample that is being read; all others are 0. Names are below 2¹⁸ + 1. */
const numbers = new Int32Array(2 ** 18 + 2);

/** Replaces names by numbers from 0 on; answers how many there are. */
function number(names: Int32Array): number {
  const known: number[] = [];
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? 0;
    if (numbers[name] === 0) numbers[name] = known.push(name);
    names[at] = (numbers[name] ?? 1) - 1;
  }
  for (const name of known) numbers[name] = 0;
  return known.length;
}
