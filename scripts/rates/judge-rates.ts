import type { PricedAnswer } from "@/lib/rates/rules/price-question";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import { openMarket } from "@/scripts/rates/priced-market";
import { type MarketSize, type SimulatedMarket, simulateMarket } from "@/scripts/rates/simulate-market";
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

const drawsPerCell = 1501;

export type Judgement = Omit<MarketSize, "weeks"> & { weeksJudged: readonly number[] };

/** Each market begins in a year of its own, two years long at most: of others nothing is known in it. */
let year = 2024;
function firstMonday() {
  const day = new Date(Date.UTC(year, 0, 7));
  year += 3;
  return day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000;
}

/** In each of the weeks all lanes are asked, knowing only what was paid until then. */
export async function judgeMarket(seed: number, { weeksJudged, ...size }: Judgement) {
  const market = simulateMarket(seed, { ...size, weeks: Math.max(...weeksJudged) + 1 });
  const firstDay = firstMonday();
  const opened = await openMarket(market, { name: `market_${seed}_${size.payers}`, firstDay });
  const cells: Judged[] = [];
  let prices = 0;
  for (const week of weeksJudged) {
    prices += await opened.learn(week);
    const answers = await opened.ask(week);
    cells.push(
      ...market.lanes.map((lane, at) =>
        judge(market, { lane, week, monday: mondayAt(firstDay, week), answer: answers[at] }),
      ),
    );
  }
  return { cells, prices };
}

const mondayAt = (firstDay: number, week: number) =>
  mondayOf(weekNumberOf(new Date(firstDay + week * 7 * 86_400_000).toISOString()));

type Asked = { lane: SimulatedLane; week: number; monday: string; answer: PricedAnswer | undefined };

function judge(market: SimulatedMarket, { lane, week, monday, answer }: Asked): Judged {
  const drawn = market.draw(lane, week, drawsPerCell).sort((one, other) => one - other);
  const truth = drawn[(drawsPerCell - 1) / 2] ?? 0;
  const widened = medianByWidening(market.loads, lane, week);
  // The newest week is judged where it has figures: a week without any is left out by design.
  const point = answer?.history.points.find((it) => it.week === monday);
  if (!answer || !point) return { truth, widened };
  const { amount, low, high, margin, word } = point;
  const between = drawn.filter((price) => price >= amount * low && price <= amount * high).length / drawsPerCell;
  const { effectiveSample } = answer.evidence;
  return { truth, widened, answer: { amount, margin, low, high, confidence: word, effectiveSample }, between };
}
