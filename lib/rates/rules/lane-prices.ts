import { keptWhileUnchanged } from "@/lib/rates/rules/kept-views";
import {
  countryTemper,
  fitMarketIndex,
  type MarketIndex,
  onTop,
  regionTemper,
  stillMarket,
} from "@/lib/rates/rules/market-index";
import { orderKnown } from "@/lib/rates/rules/ordered-prices";
import {
  addRow,
  emptySample,
  type PriceSample,
  type SampleReading,
  type SummaryRow,
} from "@/lib/rates/rules/price-sample";
import { type AreaView, countryView, type LanePrices, regionView } from "@/lib/rates/rules/price-weeks";
import { weighPrices } from "@/lib/rates/rules/price-weights";
import { countrySeries, laneSeries, type PricedLane, regionSeries } from "@/lib/rates/rules/summary-series";
import { spreadWithinLanes } from "@/lib/rates/rules/within-lanes";

type Rows = ReadonlyMap<string, readonly SummaryRow[]>;
type Country = { index: MarketIndex; country: AreaView; spread: LanePrices["spread"]; isSynthetic: boolean };

type Region = { index: MarketIndex; region: AreaView };

/** What was read. */
export type Markets = { rows: Rows; brief: Rows; reading: SampleReading };

/** Lanes that lend to one: those over other crossings with all of their prices, those between neighbours with a few. */
export type Neighbours = { whole: readonly PricedLane[]; brief: readonly PricedLane[] };

/** The prices of a lane on all levels. */
export function pricesOfLane(markets: Markets, lane: PricedLane, neighbours: Neighbours) {
  const { rows, brief, reading } = markets;
  const { country, spread, isSynthetic } = countryOf(markets, lane);
  const { index, region } = regionOf(markets, lane);
  const own = sampleOf(rows.get(laneSeries(lane)), { ...reading, lane: 0 });
  const near = emptySample();
  const nearRows = [
    ...neighbours.whole.map((it) => rows.get(laneSeries(it))),
    ...neighbours.brief.map((it) => brief.get(laneSeries(it))),
  ];
  for (const [at, found] of nearRows.entries()) addTo(near, found, { ...reading, lane: at });
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
export function briefWeight({ brief, reading }: Markets, lane: PricedLane): number {
  const sample = sampleOf(brief.get(laneSeries(lane)), { ...reading, lane: 0 });
  if (sample.week.length === 0) return 0;
  const { weight, size } = weighPrices(orderKnown(sample, stillMarket), reading.lastWeek);
  return weight.subarray(0, size).reduce((sum, one) => sum + one, 0);
}

function addTo(sample: PriceSample, rows: readonly SummaryRow[] | undefined, reading: SampleReading) {
  for (const row of rows ?? []) addRow(sample, row, reading);
}

function sampleOf(rows: readonly SummaryRow[] | undefined, reading: SampleReading) {
  const sample = emptySample();
  addTo(sample, rows, reading);
  return sample;
}

/** What all lanes between two countries share; the same for every lookup until a price is added. */
const countryOf = ({ rows, reading }: Markets, lane: PricedLane): Country =>
  countries(reading, countrySeries(lane), rows.get(countrySeries(lane)), (found) => {
    const sample = sampleOf(found, reading);
    const index = fitMarketIndex(sample, { ...reading, temper: countryTemper });
    const prices = orderKnown(sample, index);
    const spread = spreadWithinLanes(prices);
    return { index, country: countryView(prices, reading.lastWeek, spread), spread, isSynthetic: sample.isSynthetic };
  });
const countries = keptWhileUnchanged<Country>(60);

function regionOf(markets: Markets, lane: PricedLane): Region {
  const { rows, reading } = markets;
  const country = countryOf(markets, lane);
  const series = regionSeries(lane);
  const make = (found: readonly SummaryRow[]) => {
    const sample = sampleOf(found, reading);
    const own = fitMarketIndex(sample, { ...reading, temper: regionTemper, base: country.index });
    const index = onTop(country.index, own);
    return { index, region: regionView(orderKnown(sample, index), reading.lastWeek, country.spread) };
  };
  return regions(reading, series, rows.get(series), make, country);
}
const regions = keptWhileUnchanged<Region>(600);
