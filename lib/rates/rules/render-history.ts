import type { PricedHistory, PricedWeek } from "@/lib/rates/rules/price-lane";
import { weeksAsked } from "@/lib/rates/rules/price-weeks";
import { marketOf } from "@/lib/rates/rules/summary-series";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/week-number";
import type { RateFault, RateResult } from "@/lib/rates/schema/history-operation";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";

const day = 86_400_000;
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Monday to Sunday, for any number of weeks from a Monday on. */
function daysFrom(monday: string, weeks: number) {
  const lastMonday = mondayOf(weekNumberOf(monday) + weeks - 1);
  return { start: `${monday}T00:00:00.000Z`, end: `${sundayAfter(lastMonday)}T23:59:59.999Z` };
}

const sundays = new Map<string, string>();

function sundayAfter(monday: string): string {
  const known = sundays.get(monday);
  if (known !== undefined) return known;
  const sunday = new Date(Date.parse(monday) + 6 * day).toISOString().slice(0, 10);
  sundays.set(monday, sunday);
  return sunday;
}

type Unit = { factor: number; digits: number };

function pointOf(priced: PricedWeek, { factor, digits }: Unit): RatePoint {
  const p50 = priced.amount * factor;
  return {
    dayRange: daysFrom(priced.week, 1),
    amountDistribution: {
      p25: rounded(p50 * priced.low, digits),
      p50: rounded(p50, digits),
      p75: rounded(p50 * priced.high, digits),
    },
    marginOfError: rounded(p50 * priced.margin, digits),
    relativeMarginOfError: rounded(priced.margin, 4),
    confidenceScore: priced.score,
    confidence: priced.word,
  };
}

function laneEnd(code: string): RateHistory["pricingLane"]["origin"] {
  const market = marketOf(code);
  if (!market) throw new Error(`No market has the code ${code}.`);
  const { name, countryCode, centroid } = market;
  return { type: "MARKET", market: { id: `market_${code}`, name, code, countryCode, centroid } };
}

/** A history as it is answered: amounts in whole units of the currency, to the cent; by mile to a hundredth of one. */
export function renderHistory({ lane, miles, deadHead, firstWeek, points }: PricedHistory): RateHistory {
  const series = (unit: (point: PricedWeek) => Unit) => points.map((point) => pointOf(point, unit(point)));
  const allInRates = series(() => ({ factor: 1, digits: 2 }));
  const perMileRates = series(() => ({ factor: 1 / miles, digits: 4 }));
  const suggestedRates = series(({ suggested }) => ({ factor: suggested, digits: 2 }));
  const [latestAllInRate, latestPerMileRate, latestSuggestedRate] = [allInRates[0], perMileRates[0], suggestedRates[0]];
  return {
    dayRange: daysFrom(firstWeek, weeksAsked),
    pricingLane: {
      origin: laneEnd(lane.originMarket),
      destination: laneEnd(lane.destinationMarket),
      trailerCategory: lane.trailerCategory,
      ...(lane.usMxBorderCrossing && { usMxBorderCrossing: lane.usMxBorderCrossing }),
    },
    currencyCode: lane.currencyCode,
    routeMiles: rounded(miles, 1),
    routeMilesWithDeadhead: rounded(miles + deadHead, 1),
    ...(latestSuggestedRate && { latestSuggestedRate }),
    suggestedRates,
    ...(latestAllInRate && { latestAllInRate }),
    allInRates,
    ...(latestPerMileRate && { latestPerMileRate }),
    perMileRates,
  };
}

/** The result of a lane from the figures that are kept of it. */
export function resultOf(id: string, { priced, error }: AnswerFigures): RateResult {
  if (priced) {
    const { history, alternates } = priced;
    return {
      type: "DATA",
      id,
      rateHistory: renderHistory(history),
      alternateRateHistories: alternates.map(renderHistory),
    };
  }
  if (error) return { type: "ERROR", id, error };
  throw new Error(`The answer ${id} has neither figures nor an error.`);
}
type AnswerFigures = { priced?: { history: PricedHistory; alternates: PricedHistory[] }; error?: RateFault };
