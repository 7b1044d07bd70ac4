import { LRUCache } from "lru-cache";
import { mixSpread, quarterOfNormal, type Spread } from "@/lib/rates/rules/level-evidence";
import { countryTemper, fitMarketIndex, type MarketIndex, onTop, regionTemper } from "@/lib/rates/rules/market-index";
import {
  type FoundRows,
  type KnownPrices,
  orderKnown,
  type SampleReading,
  sampleOf,
} from "@/lib/rates/rules/price-sample";
import { type AreaView, countryView, type LanePrices, regionView } from "@/lib/rates/rules/price-weeks";
import { maySharePrices } from "@/lib/rates/rules/price-weights";
import { countrySeries, type PricedLane, regionSeries } from "@/lib/rates/rules/summary-series";
import { sumGroups, weightedQuantiles } from "@/lib/rates/rules/weighted";
import type { Workspace } from "@/lib/rates/rules/workspace";

/** Before any price is seen: loads of one lane and week are paid 12 % apart. */
const usual: Spread = { below: 0.12 * quarterOfNormal, above: 0.12 * quarterOfNormal };

/** How far the prices of one lane and time lie apart in a market, from all lanes that have several. */
function spreadWithinLanes({ own, withPool }: KnownPrices, workspace: Workspace): Spread {
  const { value, lane, lanes } = withPool && maySharePrices(withPool, workspace) ? withPool : own();
  const size = value.length;
  const weight = new Float64Array(size).fill(1);
  const counts = sumGroups({ weight, group: lane, size, groups: lanes }, workspace.laneSquares);
  const sums = sumGroups({ weight: value, group: lane, size, groups: lanes }, workspace.laneSums);
  const away: number[] = [];
  for (let at = 0; at < size; at++) {
    const count = counts[lane[at] ?? 0] ?? 0;
    if (count < 2) continue;
    // A mean is drawn to its own values: the fewer, the nearer.
    away.push(((value[at] ?? 0) - (sums[lane[at] ?? 0] ?? 0) / count) * Math.sqrt(count / (count - 1)));
  }
  if (away.length === 0) return usual;
  const sorted = {
    value: Float64Array.from(away).sort(),
    weight: new Float64Array(away.length).fill(1),
    size: away.length,
  };
  const [low = 0, middle = 0, high = 0] = weightedQuantiles(sorted, [0.25, 0.5, 0.75]);
  return mixSpread(usual, { below: middle - low, above: high - middle }, away.length);
}

type Country = { index: MarketIndex; country: AreaView; spread: LanePrices["spread"]; isSynthetic: boolean };
type Region = { index: MarketIndex; region: AreaView };

/** What was made of rows, some kilobytes each, until those have another version. Any two processes make the same. */
type Kept<Area> = { version: string; area: Area };
export type AreaMemory = { countries: LRUCache<string, Kept<Country>>; regions: LRUCache<string, Kept<Region>> };

/** For many lookups: belongs to the caller that prices lanes. */
export const makeAreaMemory = (): AreaMemory => ({
  countries: new LRUCache({ max: 1_000 }),
  regions: new LRUCache({ max: 10_000 }),
});

function recall<Area>(kept: LRUCache<string, Kept<Area>>, key: string, version: string): Area | undefined {
  const found = kept.get(key);
  return found?.version === version ? found.area : undefined;
}

/** What lanes between two regions, or two countries, share: for one lookup, as far as it is known. */
export type Areas = {
  reading: SampleReading;
  workspace: Workspace;
  memory: AreaMemory;
  /** Of each series, the version of its rows as they were when they are read, or before. */
  versions: Map<string, string>;
  countries: Map<string, Country>;
  regions: Map<string, Region>;
};

const keyOf = ({ organizationId, firstWeek, lastWeek }: SampleReading, series: string) =>
  `${organizationId} ${firstWeek} ${lastWeek} ${series}`;
const countryVersion = ({ versions }: Areas, lane: PricedLane) => versions.get(countrySeries(lane)) ?? "";
/** A region's view rests on that of its countries. */
const regionVersion = (areas: Areas, lane: PricedLane) =>
  `${areas.versions.get(regionSeries(lane)) ?? ""} ${countryVersion(areas, lane)}`;

export const noAreas = (given: Pick<Areas, "reading" | "workspace" | "memory">): Areas => ({
  ...given,
  versions: new Map(),
  countries: new Map(),
  regions: new Map(),
});

/** Takes over the areas of lanes that an earlier lookup has left. Answers the series of the others: their rows are needed. */
export function recallAreas(areas: Areas, lanes: readonly PricedLane[]): string[] {
  const { reading, memory } = areas;
  const unread = new Set<string>();
  for (const lane of lanes) {
    const [wide, near] = [countrySeries(lane), regionSeries(lane)];
    const country =
      areas.countries.get(wide) ?? recall(memory.countries, keyOf(reading, wide), countryVersion(areas, lane));
    if (country) areas.countries.set(wide, country);
    else unread.add(wide);
    const region = areas.regions.get(near) ?? recall(memory.regions, keyOf(reading, near), regionVersion(areas, lane));
    if (region) areas.regions.set(near, region);
    else unread.add(near);
  }
  return [...unread];
}

/** What all lanes between two countries share; the same for every lookup until a price is added. */
export function countryOf(areas: Areas, lane: PricedLane, rows: FoundRows): Country {
  const { reading, workspace, memory } = areas;
  const series = countrySeries(lane);
  const known = areas.countries.get(series);
  if (known) return known;
  const sample = sampleOf(rows, reading);
  const index = fitMarketIndex(sample, { ...reading, temper: countryTemper, workspace });
  const prices = orderKnown(sample, index, workspace);
  const spread = spreadWithinLanes(prices, workspace);
  const country = countryView(prices, reading.lastWeek, { spread, workspace });
  const made = { index, country, spread, isSynthetic: sample.isSynthetic };
  areas.countries.set(series, made);
  memory.countries.set(keyOf(reading, series), { version: countryVersion(areas, lane), area: made });
  return made;
}

/** The same between two regions, on top of what their countries share. */
export function regionOf(areas: Areas, lane: PricedLane, rows: FoundRows, country: Country): Region {
  const { reading, workspace, memory } = areas;
  const series = regionSeries(lane);
  const known = areas.regions.get(series);
  if (known) return known;
  const sample = sampleOf(rows, reading);
  const own = fitMarketIndex(sample, { ...reading, temper: regionTemper, base: country.index, workspace });
  const index = onTop(country.index, own, reading);
  const prices = orderKnown(sample, index, workspace);
  const made = { index, region: regionView(prices, reading.lastWeek, { spread: country.spread, workspace }) };
  areas.regions.set(series, made);
  memory.regions.set(keyOf(reading, series), { version: regionVersion(areas, lane), area: made });
  return made;
}
