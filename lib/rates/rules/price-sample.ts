import {
  isSyntheticPrice,
  nameLength,
  priceLength,
  readName,
  readPrice,
  shortName,
} from "@/lib/rates/rules/summary-text";
import { weeksOfBlock } from "@/lib/rates/rules/week-number";
import { briefEntries } from "@/lib/rates/rules/weekly-sample";

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
