import { marketOf } from "@/lib/places/rules/markets";
import { pricedMiles } from "@/lib/rates/rules/border-transfers";
import { amountFor, curveExponent, deadHeadMiles, usualDeadHeadMiles } from "@/lib/rates/rules/length-of-haul";
import type { MarketIndex } from "@/lib/rates/rules/market-index";
import {
  type LanePrices,
  type MissingWeek,
  priceWeek,
  type WeekLevel,
  weeksUntil,
} from "@/lib/rates/rules/price-weeks";
import { mondayOf, type PricedLane } from "@/lib/rates/rules/summary-series";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import { confidenceFrom, type confidenceLevels, goodError, weeksAsked } from "@/lib/vocabulary/rates.values";

/** Of 100 answers with this standard error (of the logarithm), how many are less than 10 % off. */
export function confidenceScore(standardError: number): number {
  const score =
    100 * (normal(Math.log(1 + goodError) / standardError) - normal(Math.log(1 - goodError) / standardError));
  return Math.round(score * 10) / 10;
}

type ConfidenceLevel = (typeof confidenceLevels)[number];

function confidenceLevel(score: number, { effectiveSample, carriers }: Sizes): ConfidenceLevel {
  const { strong, moderate, strongEffectiveSample, strongCarriers } = confidenceFrom;
  if (score >= strong && effectiveSample >= strongEffectiveSample && carriers >= strongCarriers) return "STRONG";
  return score >= moderate ? "MODERATE" : "WEAK";
}
type Sizes = { effectiveSample: number; carriers: number };

/** Distribution function of the normal distribution, within 2·10⁻⁷ (Abramowitz and Stegun 7.1.26). */
export function normal(at: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(at)) / Math.SQRT2);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const tail = series.reduceRight((sum, factor) => (sum + factor) * t, 0) * Math.exp((-at * at) / 2);
  return at >= 0 ? 1 - tail / 2 : tail / 2;
}

/** Half the width of the interval that holds the truth in 90 of 100 cases, in standard errors. */
export const marginFactor = 1.645;

/** A lane as it is priced; `miles` are those of the route. */
export type LaneToPrice = { lane: PricedLane; miles: number; milesSource: RateEvidence["routeMilesSource"] };

/** A week's figures as they are kept: the median of the whole haul, the quarters as shares of it, and how certain. */
export type PricedWeek = {
  week: string;
  amount: number;
  low: number;
  high: number;
  margin: number;
  score: number;
  word: ReturnType<typeof confidenceLevel>;
  /** What to expect to pay, as a share of the median. */
  suggested: number;
};

export type PricedHistory = {
  lane: PricedLane;
  miles: number;
  deadHead: number;
  firstWeek: string;
  points: PricedWeek[];
};

/** A lane's last twelve weeks, newest first, and what they were made of. Weeks of which too little is known are left out. */
export function priceLane(asked: LaneToPrice, prices: LanePrices, week: number, isSynthetic: boolean) {
  const weeks = weeksUntil(week).map((it) => priceWeek(prices, it));
  const found = weeks.filter((it): it is WeekLevel => "level" in it);
  // What the haul is priced as: a transfer by the move.
  const miles = pricedMiles({ ...asked.lane, routeMiles: asked.miles });
  const emptyMiles = emptyMilesEffect(asked.lane, miles);
  const history: PricedHistory = {
    lane: asked.lane,
    miles: asked.miles,
    deadHead: marketDeadHead(asked.lane).own,
    firstWeek: mondayOf(week - weeksAsked + 1),
    points: found.map((level) => pointOf(level, { miles, emptyMiles, index: prices.index })),
  };
  const omitted = weeks.filter((it): it is MissingWeek => "why" in it);
  // Of most lanes that are answered beside another nobody asks for it.
  const evidence = () => evidenceOf(asked, { miles, found, omitted, index: prices.index, week, isSynthetic });
  return { history, evidence };
}

/** Rounded to so many parts of one. */
const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;
const shares = 100_000;

type PointOf = { miles: number; emptyMiles: number; index: MarketIndex };

function pointOf(level: WeekLevel, { miles, emptyMiles, index }: PointOf): PricedWeek {
  const score = confidenceScore(level.standardError);
  return {
    week: mondayOf(level.week),
    amount: rounded(amountFor(level.level, miles), 1_000),
    low: rounded(Math.exp(-level.below), shares),
    high: rounded(Math.exp(level.above), shares),
    margin: rounded(marginFactor * level.standardError, shares),
    score,
    word: confidenceLevel(score, level.evidence),
    suggested: rounded(Math.exp(trend(index, level.week) + (1 - level.laneShare) * emptyMiles), shares),
  };
}

/** A pace seldom lasts: of the last four weeks' pace half is expected of the week to come. */
const [paceWeeks, paceShare] = [4, 0.5];
const trend = (index: MarketIndex, week: number) =>
  (paceShare * (index.at(week) - index.at(week - paceWeeks))) / paceWeeks;

function marketDeadHead({ originMarket }: PricedLane) {
  const market = marketOf(originMarket);
  return market ? { own: deadHeadMiles(market), usual: usualDeadHeadMiles(market.countryCode) } : { own: 0, usual: 0 };
}

/**
 * A mile driven empty is paid as a loaded one. The prices of the lane itself contain its empty miles already; what was
 * borrowed from elsewhere contains the usual ones.
 */
function emptyMilesEffect(lane: PricedLane, miles: number) {
  const { own, usual } = marketDeadHead(lane);
  return Math.log((miles + own) / (miles + usual));
}

type Findings = {
  miles: number;
  found: WeekLevel[];
  omitted: MissingWeek[];
  index: MarketIndex;
  week: number;
  isSynthetic: boolean;
};

function evidenceOf(
  { milesSource, miles: routeMiles }: LaneToPrice,
  { miles, found, omitted, index, week, isSynthetic }: Findings,
): RateEvidence {
  const [newest] = found;
  const most = (of: (level: WeekLevel) => number) => found.reduce((sum, level) => Math.max(sum, of(level)), 0);
  return {
    sampleSize: most(({ evidence }) => evidence.observations),
    carriers: most(({ evidence }) => evidence.carriers),
    effectiveSample: rounded(newest?.evidence.effectiveSample ?? 0, 10),
    ...(newest && { wideningLevel: newest.wideningLevel }),
    ownShare: rounded(newest?.evidence.ownShare ?? 0, 1_000),
    poolUsed: found.some(({ evidence }) => evidence.isPooled),
    isSynthetic,
    weeksOmitted: omitted.map(({ week, ...rest }) => ({ week: mondayOf(week), ...rest })),
    trimmed: most(({ evidence }) => evidence.trimmed),
    ...(newest && { indexMove: rounded(Math.expm1(index.at(week) - index.at(week - weeksAsked + 1)), 10_000) }),
    curveExponent,
    routeMilesSource: milesSource,
    ...(miles !== routeMiles && { milesPriced: miles }),
    points: found.map(({ week, wideningLevel, evidence }) => ({
      week: mondayOf(week),
      observations: evidence.observations,
      carriers: evidence.carriers,
      effectiveSample: rounded(evidence.effectiveSample, 10),
      level: wideningLevel,
    })),
  };
}
