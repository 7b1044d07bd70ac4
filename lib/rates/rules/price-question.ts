import { type Areas, countryOf, regionOf } from "@/lib/rates/rules/area-views";
import type { LaneQuestion } from "@/lib/rates/rules/lane-question";
import { stillMarket } from "@/lib/rates/rules/market-index";
import { type LaneToPrice, type PricedHistory, priceLane } from "@/lib/rates/rules/price-lane";
import {
  addBrief,
  emptySample,
  type FoundRows,
  orderKnown,
  type SampleReading,
  sampleOf,
} from "@/lib/rates/rules/price-sample";
import type { LanePrices } from "@/lib/rates/rules/price-weeks";
import { weighPrices } from "@/lib/rates/rules/price-weights";
import { countrySeries, laneSeries, type PricedLane, regionSeries } from "@/lib/rates/rules/summary-series";
import type { Workspace } from "@/lib/rates/rules/workspace";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import { windowWeeks } from "@/lib/vocabulary/rates.values";

type Rows = ReadonlyMap<string, FoundRows>;

/** What was read: all of a lane's rows, the first few prices of neighbours, and what their areas share. */
export type Markets = { rows: Rows; brief: Rows; areas: Areas; reading: SampleReading; workspace: Workspace };

type BriefMarkets = Pick<Markets, "brief" | "reading" | "workspace">;

/** The prices of a lane on all levels; `neighbours` are the lanes that lend to it. */
export function pricesOfLane(markets: Markets, lane: PricedLane, neighbours: readonly PricedLane[]) {
  const { rows, brief, areas, reading, workspace } = markets;
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
    lane: orderKnown(own, index, workspace),
    neighbours: orderKnown(near, index, workspace),
    region,
    country,
    index,
    spread,
    workspace,
  };
  return { prices, isSynthetic: own.isSynthetic || near.isSynthetic || isSynthetic };
}

/** How much may be known of a lane from its first few prices: their weight in the newest week, the pool's floors kept. */
function briefWeight({ brief, reading, workspace }: BriefMarkets, lane: PricedLane): number {
  const firstWeek = reading.lastWeek - windowWeeks + 1;
  const sample = sampleOf(brief.get(laneSeries(lane)), { ...reading, firstWeek }, 0);
  if (sample.week.length === 0) return 0;
  const { weight, size } = weighPrices(orderKnown(sample, stillMarket, workspace), reading.lastWeek, workspace);
  return weight.subarray(0, size).reduce((sum, one) => sum + one, 0);
}

export type PricedAnswer = { history: PricedHistory; alternates: PricedHistory[]; evidence: RateEvidence };

/** Neighbouring lanes are answered beside a lane where they have prices: the two that have most. */
const neighboursMost = 2;

/** A lane's history, those of the lanes that may be answered beside it, and what it was made of. */
export function priceQuestion(markets: Markets, question: LaneQuestion, busiest: readonly LaneToPrice[]): PricedAnswer {
  const { overOtherCrossings, betweenNeighbours, withOtherTrailers } = question;
  const price = (asked: LaneToPrice, neighbours: readonly Pick<LaneToPrice, "lane">[]) => {
    const lent = neighbours.map(({ lane }) => lane);
    const { prices, isSynthetic } = pricesOfLane(markets, asked.lane, lent);
    return priceLane(asked, prices, markets.reading.lastWeek, isSynthetic);
  };
  const alternates = [
    ...overOtherCrossings.map((lane) => price(lane, [question, ...overOtherCrossings.filter((it) => it !== lane)])),
    ...busiest.map((lane) => price(lane, [question])),
    ...withOtherTrailers.map((lane) => price(lane, [])),
  ];
  const { history, evidence } = price(question, [...overOtherCrossings, ...betweenNeighbours]);
  return {
    history,
    evidence: evidence(),
    alternates: alternates.map(({ history }) => history).filter(({ points }) => points.length > 0),
  };
}

/** The neighbouring lanes of which most may be known. */
export function busiestNeighbours(markets: BriefMarkets, { betweenNeighbours }: LaneQuestion): LaneToPrice[] {
  return betweenNeighbours
    .map((asked) => ({ asked, weight: briefWeight(markets, asked.lane) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, neighboursMost)
    .map(({ asked }) => asked.price());
}
