import type { PricedAnswer } from "@/lib/rates/price-lanes";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/week-number";
import { openMarket } from "@/scripts/rates/priced-market";
import { type SimulatedMarket, simulateMarket } from "@/scripts/rates/simulate-market";
import type { SimulatedLane } from "@/scripts/rates/simulated-lanes";
import { medianByWidening } from "@/scripts/rates/window-widening";

/** One lane in one week: what was paid there, what was answered, and what window widening says. */
export type Judged = {
  truth: number;
  widened: number | undefined;
  answer?: { amount: number; margin: number; low: number; high: number; confidence: string; effectiveSample: number };
  /** Share of prices that nobody had seen which lie between the quarters that were answered. */
  between?: number;
};

export const drawsPerCell = 1501;

type Size = { lanes: number; weeksJudged: readonly number[] };

/** In each of the weeks all lanes are asked, knowing only what was paid until then. */
export async function judgeMarket(seed: number, { lanes, weeksJudged }: Size) {
  const market = simulateMarket(seed, { lanes, weeks: Math.max(...weeksJudged) + 1 });
  const opened = await openMarket(market, `market_${seed}`);
  const cells: Judged[] = [];
  let prices = 0;
  for (const week of weeksJudged) {
    prices += await opened.learn(week);
    const answers = await opened.ask(week);
    cells.push(...market.lanes.map((lane, at) => judge(market, { lane, week, answer: answers[at] })));
  }
  return { cells, prices };
}

type Asked = { lane: SimulatedLane; week: number; answer: PricedAnswer | undefined };

function judge(market: SimulatedMarket, { lane, week, answer }: Asked): Judged {
  const drawn = market.draw(lane, week, drawsPerCell).sort((one, other) => one - other);
  const truth = drawn[(drawsPerCell - 1) / 2] ?? 0;
  const widened = medianByWidening(market.loads, lane, week);
  // The newest week is judged where it has figures: a week without any is left out by design.
  const point = answer?.history.points.find(
    ({ week: monday }) => monday === mondayOf(weekNumberOf("2024-01-01") + week),
  );
  if (!answer || !point) return { truth, widened };
  const { amount, low, high, margin, word } = point;
  const between = drawn.filter((price) => price >= amount * low && price <= amount * high).length / drawsPerCell;
  const { effectiveSample } = answer.evidence;
  return { truth, widened, answer: { amount, margin, low, high, confidence: word, effectiveSample }, between };
}
