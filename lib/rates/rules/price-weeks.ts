import {
  areaEvidence,
  type LevelEvidence,
  laneEvidence,
  quarterOfNormal,
  type Spread,
} from "@/lib/rates/rules/level-evidence";
import type { MarketIndex } from "@/lib/rates/rules/market-index";
import { marginFactor } from "@/lib/rates/rules/price-lane";
import type { KnownPrices } from "@/lib/rates/rules/price-sample";
import type { Workspace } from "@/lib/rates/rules/workspace";
import type { WideningLevel } from "@/lib/rates/schema/evidence";
import { enoughPrices, marginMax, weeksAsked } from "@/lib/vocabulary/rates.values";

/** How far a lane lies from its neighbours, these from their regions, and regions from the whole: 10 % each time. */
const levelDeviation = 0.1;
/** Lanes of one region, and of one pair of countries, lie this far apart. */
const [lanesOfRegion, lanesOfCountry] = [0.15, 0.2];
/** The uncertainty that no number of prices removes: every lane has moves of its own within a window. */
const floorDeviation = 0.025;

/** What the prices of a pair of regions, or of countries, say about a week; the same for all lanes between them. */
export type AreaView = (week: number) => LevelEvidence | undefined;

/** The weeks of a history, newest first. */
export const weeksUntil = (lastWeek: number) => Array.from({ length: weeksAsked }, (_, back) => lastWeek - back);

type AreaSpread = { spread: Spread; workspace: Workspace };

export const regionView = (prices: KnownPrices, lastWeek: number, spread: AreaSpread) =>
  viewOf(prices, lastWeek, { laneDeviation: lanesOfRegion, ...spread });
export const countryView = (prices: KnownPrices, lastWeek: number, spread: AreaSpread) =>
  viewOf(prices, lastWeek, { laneDeviation: lanesOfCountry, ...spread });

function viewOf(prices: KnownPrices, lastWeek: number, given: AreaSpread & { laneDeviation: number }): AreaView {
  const made = new Map(weeksUntil(lastWeek).map((week) => [week, areaEvidence(prices, week, given)]));
  return (week) => made.get(week);
}

/** The prices of all levels of a lane, ordered by the same index. Neighbours are without the lane itself. */
export type LanePrices = {
  lane: KnownPrices;
  neighbours: KnownPrices;
  region: AreaView;
  country: AreaView;
  index: MarketIndex;
  spread: Spread;
  workspace: Workspace;
};

/** A week's answer: `level` is the logarithm of the median price, length of haul divided out. */
export type WeekLevel = {
  week: number;
  level: number;
  below: number;
  above: number;
  standardError: number;
  /** Share of the answer that the lane's own prices made. */
  laneShare: number;
  wideningLevel: WideningLevel;
  evidence: LevelEvidence;
};

export type MissingWeek = {
  week: number;
  why: "NO_OBSERVATIONS" | "TOO_FEW_OBSERVATIONS" | "TOO_FEW_CARRIERS";
  observations: number;
  carriers: number;
};

/** What a lane was paid in a week, or why that is not known. */
export function priceWeek(prices: LanePrices, week: number): WeekLevel | MissingWeek {
  const { spread, workspace } = prices;
  const given = { spread, workspace };
  const levels = {
    LANE: laneEvidence(prices.lane, week, given),
    EXPANDED: areaEvidence(prices.neighbours, week, { laneDeviation: levelDeviation, ...given }),
    REGION: prices.region(week),
    CURVE: prices.country(week),
  };
  const near = [levels.LANE, levels.EXPANDED, levels.REGION];
  const enough = orderOfWidening.find((name) => isEnough(levels[name]));
  const evidence = enough && levels[enough];
  const believed = enough && shrink(levels);
  if (!believed || !evidence || !near.some((level) => level && level.inWeek > 0)) return missing(week, near);
  const { variance, level, laneShare } = believed;
  const standardError = Math.sqrt(variance + floorDeviation ** 2);
  if (marginFactor * standardError > marginMax) return missing(week, near);
  // Where the median itself is not certain, the quarters of prices to come lie farther apart.
  const doubt = quarterOfNormal * standardError;
  const { below, above } = levels.LANE ?? spread;
  return {
    week,
    level: level + prices.index.at(week),
    below: Math.hypot(below, doubt),
    above: Math.hypot(above, doubt),
    standardError,
    laneShare,
    wideningLevel: enough,
    evidence,
  };
}

const orderOfWidening = ["LANE", "EXPANDED", "REGION", "CURVE"] as const satisfies WideningLevel[];

const isEnough = (level: LevelEvidence | undefined) =>
  level !== undefined && level.observations >= enoughPrices.observations && level.carriers >= enoughPrices.carriers;

/** From the whole to the lane: each level is drawn to the wider one by as much as it is less certain than that. */
function shrink(levels: Record<WideningLevel, LevelEvidence | undefined>) {
  const whole = levels.CURVE;
  if (!whole) return undefined;
  let [level, variance, laneShare] = [whole.level, whole.variance, 0];
  for (const name of ["REGION", "EXPANDED", "LANE"] as const) {
    const seen = levels[name];
    const prior = variance + levelDeviation ** 2;
    const share = seen ? prior / (prior + seen.variance) : 0;
    if (seen) level = share * seen.level + (1 - share) * level;
    variance = share ** 2 * (seen?.variance ?? 0) + (1 - share) ** 2 * prior;
    laneShare = share;
  }
  return { level, variance, laneShare };
}

function missing(week: number, near: readonly (LevelEvidence | undefined)[]): MissingWeek {
  const widest = near.findLast((level) => level !== undefined);
  const { observations, carriers } = widest ?? { observations: 0, carriers: 0 };
  const isSilent = !near.some((level) => level && level.inWeek > 0);
  const isFew = observations < enoughPrices.observations || carriers >= enoughPrices.carriers;
  const why = isSilent ? "NO_OBSERVATIONS" : isFew ? "TOO_FEW_OBSERVATIONS" : "TOO_FEW_CARRIERS";
  return { week, why, observations, carriers };
}
