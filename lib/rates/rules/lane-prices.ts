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
import { weighPrices, windowWeeks } from "@/lib/rates/rules/price-weights";
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
  const around = countryOf(markets, lane);
  const { country, spread, isSynthetic } = around;
  const { index, region } = regionOf(markets, lane, around);
  const own = sampleOf(rows.get(laneSeries(lane)), reading, 0);
  const near = emptySample();
  let name = 0;
  for (const it of neighbours.whole) addTo(near, rows.get(laneSeries(it)), reading, name++);
  for (const it of neighbours.brief) addTo(near, brief.get(laneSeries(it)), reading, name++);
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
  const firstWeek = reading.lastWeek - windowWeeks + 1;
  const sample = sampleOf(brief.get(laneSeries(lane)), { ...reading, firstWeek }, 0);
  if (sample.week.length === 0) return 0;
  const { weight, size } = weighPrices(orderKnown(sample, stillMarket), reading.lastWeek);
  return weight.subarray(0, size).reduce((sum, one) => sum + one, 0);
}

type FoundRows = readonly SummaryRow[] | undefined;

/** @param lane names all prices of a series that is one lane; without it each price names its own */
function addTo(sample: PriceSample, rows: FoundRows, reading: SampleReading, lane?: number) {
  for (const row of rows ?? []) addRow(sample, row, reading, lane);
}

function sampleOf(rows: FoundRows, reading: SampleReading, lane?: number) {
  const sample = emptySample();
  addTo(sample, rows, reading, lane);
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

function regionOf({ rows, reading }: Markets, lane: PricedLane, country: Country): Region {
  const series = regionSeries(lane);
  const make = (found: readonly SummaryRow[]) => {
    const sample = sampleOf(found, reading);
    const own = fitMarketIndex(sample, { ...reading, temper: regionTemper, base: country.index });
    const index = onTop(country.index, own, reading);
    return { index, region: regionView(orderKnown(sample, index), reading.lastWeek, country.spread) };
  };
  return regions(reading, series, rows.get(series), make, country);
}
const regions = keptWhileUnchanged<Region>(600);
