import { briefWeight, type Markets, pricesOfLane } from "@/lib/rates/rules/lane-prices";
import type { LaneQuestion } from "@/lib/rates/rules/lane-question";
import { type LaneToPrice, type PricedHistory, priceLane } from "@/lib/rates/rules/price-lane";
import type { RateEvidence } from "@/lib/rates/schema/evidence";

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
export function busiestNeighbours(
  markets: Pick<Markets, "brief" | "reading">,
  { betweenNeighbours }: LaneQuestion,
): LaneToPrice[] {
  return betweenNeighbours
    .map((asked) => ({ asked, weight: briefWeight(markets, asked.lane) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, neighboursMost)
    .map(({ asked }) => asked.price());
}
