import { type Areas, countryOf, regionOf } from "@/lib/rates/rules/area-views";
import { stillMarket } from "@/lib/rates/rules/market-index";
import { orderKnown } from "@/lib/rates/rules/ordered-prices";
import { addBrief, emptySample, type FoundRows, type SampleReading, sampleOf } from "@/lib/rates/rules/price-sample";
import type { LanePrices } from "@/lib/rates/rules/price-weeks";
import { weighPrices, windowWeeks } from "@/lib/rates/rules/price-weights";
import { countrySeries, laneSeries, type PricedLane, regionSeries } from "@/lib/rates/rules/summary-series";

type Rows = ReadonlyMap<string, FoundRows>;

/** What was read: all of a lane's rows, the first few prices of neighbours, and what their areas share. */
export type Markets = { rows: Rows; brief: Rows; areas: Areas; reading: SampleReading };

/** The prices of a lane on all levels; `neighbours` are the lanes that lend to it. */
export function pricesOfLane(markets: Markets, lane: PricedLane, neighbours: readonly PricedLane[]) {
  const { rows, brief, areas, reading } = markets;
  const around = countryOf(areas, lane, rows.get(countrySeries(lane)));
  const { country, spread, isSynthetic } = around;
  const { index, region } = regionOf(areas, lane, rows.get(regionSeries(lane)), around);
  const own = sampleOf(rows.get(laneSeries(lane)), reading, 0);
  const near = emptySample();
  for (const [name, it] of neighbours.entries()) {
    const series = laneSeries(it);
    addBrief(near, rows.get(series) ?? brief.get(series), reading, name);
  }
  const prices: LanePrices = {
    lane: orderKnown(own, index),
    neighbours: orderKnown(near, index),
    region,
    country,
    index,
    spread,
  };
  return { prices, isSynthetic: own.isSynthetic || near.isSynthetic || isSynthetic };
}

/** How much may be known of a lane from its first few prices: their weight in the newest week, the pool's floors kept. */
export function briefWeight({ brief, reading }: Pick<Markets, "brief" | "reading">, lane: PricedLane): number {
  const firstWeek = reading.lastWeek - windowWeeks + 1;
  const sample = sampleOf(brief.get(laneSeries(lane)), { ...reading, firstWeek }, 0);
  if (sample.week.length === 0) return 0;
  const { weight, size } = weighPrices(orderKnown(sample, stillMarket), reading.lastWeek);
  return weight.subarray(0, size).reduce((sum, one) => sum + one, 0);
}
