import type { MarketIndex } from "@/lib/rates/rules/market-index";
import { weeksOfBlock } from "@/lib/rates/rules/summary-series";
import {
  isSyntheticPrice,
  nameLength,
  priceLength,
  readName,
  readPrice,
  shortName,
} from "@/lib/rates/rules/summary-text";
import { briefEntries } from "@/lib/rates/rules/weekly-sample";
import { type Workspace, windowMax } from "@/lib/rates/rules/workspace";

/** Prices of some weeks as columns; `value` is the logarithm of the price, length of haul divided out. */
export type PriceSample = {
  week: number[];
  value: number[];
  carrier: number[];
  /** 0 for the organization that asks. */
  organization: number[];
  lane: number[];
  isSynthetic: boolean;
};

export const emptySample = (): PriceSample => ({
  week: [],
  value: [],
  carrier: [],
  organization: [],
  lane: [],
  isSynthetic: false,
});

/** The prices at some places. */
export function sampleAt(sample: PriceSample, places: readonly number[]): PriceSample {
  const column = (values: readonly number[]) => places.map((at) => values[at] ?? 0);
  const { week, value, carrier, organization, lane, isSynthetic } = sample;
  return {
    week: column(week),
    value: column(value),
    carrier: column(carrier),
    organization: column(organization),
    lane: column(lane),
    isSynthetic,
  };
}

export const sampleWhere = (sample: PriceSample, isWanted: (at: number) => boolean) =>
  sampleAt(
    sample,
    [...sample.week.keys()].filter((at) => isWanted(at)),
  );

/** A row of a summary: thirteen weeks of one owner. */
export type SummaryRow = { block: number; weeks: string; isPool: boolean };

export type SampleReading = { organizationId: string; firstWeek: number; lastWeek: number };

/** The rows of a series; none where nobody was paid for it. */
export type FoundRows = readonly SummaryRow[] | undefined;

/** @param lane names all prices of a series that is one lane; without it each price names its own */
export function sampleOf(rows: FoundRows, reading: SampleReading, lane?: number): PriceSample {
  const sample = emptySample();
  for (const row of rows ?? []) addRow(sample, row, { reading, lane });
  return sample;
}

/** Adds the first few prices of each week, all of them named `lane`: enough of a lane that only lends to another. */
export function addBrief(sample: PriceSample, rows: FoundRows, reading: SampleReading, lane: number) {
  for (const row of rows ?? []) addRow(sample, row, { reading, lane, entriesMost: briefEntries });
}

type RowReading = { reading: SampleReading; lane: number | undefined; entriesMost?: number };

/**
 * Adds the prices of a row; of the pool only those of others. `lane` names all prices of a series that is one lane;
 * without it each price names its own.
 */
function addRow(
  sample: PriceSample,
  { block, weeks, isPool }: SummaryRow,
  { reading, lane, entriesMost = Number.POSITIVE_INFINITY }: RowReading,
) {
  const asker = readName(shortName(reading.organizationId), 0);
  const namesAt = lane === undefined ? nameLength : 0;
  const length = namesAt + priceLength + nameLength + (isPool ? nameLength : 0);
  let at = 0;
  for (let place = 0; place < weeksOfBlock && at < weeks.length; place++) {
    const space = weeks.indexOf(" ", at);
    const end = space < 0 ? weeks.length : space;
    const week = block * weeksOfBlock + place;
    if (end > at && week >= reading.firstWeek && week <= reading.lastWeek) {
      const first = weeks.indexOf(".", at) + 1;
      const last = Math.min(end, first + entriesMost * length);
      for (let from = first; from < last; from += length) {
        const carrierAt = from + namesAt + priceLength;
        const organization = isPool ? readName(weeks, carrierAt + nameLength) : asker;
        if (isPool && organization === asker) continue;
        sample.week.push(week);
        sample.value.push(readPrice(weeks, from + namesAt));
        sample.carrier.push(readName(weeks, carrierAt));
        sample.organization.push(isPool ? organization + 1 : 0);
        sample.lane.push(lane ?? readName(weeks, from));
        sample.isSynthetic ||= isSyntheticPrice(weeks, from + namesAt);
      }
    }
    at = end + 1;
  }
}

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

export function orderKnown(sample: PriceSample, index: MarketIndex, workspace: Workspace): KnownPrices {
  const isAllOwn = sample.organization.every((organization) => organization === 0);
  let made: OrderedPrices | undefined;
  const own = () => {
    if (made) return made;
    const owned = isAllOwn ? sample : sampleWhere(sample, (at) => sample.organization[at] === 0);
    made = orderPrices(owned, index, workspace);
    return made;
  };
  return isAllOwn ? { own } : { own, withPool: orderPrices(sample, index, workspace) };
}

/** A sorting key holds a price to a millionth and its place among the others. */
const placesMax = windowMax;
const millionths = 1e6;
/** Prices are within ±16 as logarithms: keys are positive. */
const offset = 16;

export function orderPrices(sample: PriceSample, index: MarketIndex, workspace: Workspace): OrderedPrices {
  const size = sample.value.length;
  const keys = workspace.keys.subarray(0, size);
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
  const { numbers } = workspace;
  const [carriers, organizations] = [numberNames(carrier, numbers), numberNames(organization, numbers)];
  const lanes = numberNames(lane, numbers);
  return { value, week, isOwn, carrier, carriers, organization, organizations, lane, lanes };
}

/** Replaces short names by numbers from 0 on; answers how many there are. */
function numberNames(names: Int32Array, numbers: Int32Array): number {
  const known: number[] = [];
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? 0;
    if (numbers[name] === 0) numbers[name] = known.push(name);
    names[at] = (numbers[name] ?? 1) - 1;
  }
  for (const name of known) numbers[name] = 0;
  return known.length;
}
