import { marketOf } from "@/lib/places/rules/markets";
import type { PricedHistory, PricedWeek } from "@/lib/rates/rules/price-lane";
import { datesOfWeek, weekNumberOf } from "@/lib/rates/rules/summary-series";
import type { RateFault, RateResult } from "@/lib/rates/schema/history-operation";
import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";
import { weeksAsked } from "@/lib/vocabulary/rates.values";

/** Rounded to so many parts of one. */
const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;

type Days = RatePoint["dayRange"];

/** The days from one week's Monday to another's Sunday. */
const daysFrom = (firstWeek: number, lastWeek = firstWeek): Days => ({
  start: `${datesOfWeek(firstWeek).monday}T00:00:00.000Z`,
  end: `${datesOfWeek(lastWeek).sunday}T23:59:59.999Z`,
});

type Unit = { factor: number; parts: number };

function pointOf(priced: PricedWeek, dayRange: Days, { factor, parts }: Unit): RatePoint {
  const p50 = priced.amount * factor;
  return {
    dayRange,
    amountDistribution: {
      p25: rounded(p50 * priced.low, parts),
      p50: rounded(p50, parts),
      p75: rounded(p50 * priced.high, parts),
    },
    marginOfError: rounded(p50 * priced.margin, parts),
    relativeMarginOfError: rounded(priced.margin, 10_000),
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
function renderHistory({ lane, miles, deadHead, firstWeek, points }: PricedHistory): RateHistory {
  const first = weekNumberOf(firstWeek);
  const dated = points.map((point) => ({ point, days: daysFrom(weekNumberOf(point.week)) }));
  const series = (unit: (point: PricedWeek) => Unit) =>
    dated.map(({ point, days }) => pointOf(point, days, unit(point)));
  const allInRates = series(() => ({ factor: 1, parts: 100 }));
  const perMileRates = series(() => ({ factor: 1 / miles, parts: 10_000 }));
  const suggestedRates = series(({ suggested }) => ({ factor: suggested, parts: 100 }));
  const [latestAllInRate, latestPerMileRate, latestSuggestedRate] = [allInRates[0], perMileRates[0], suggestedRates[0]];
  return {
    dayRange: daysFrom(first, first + weeksAsked - 1),
    pricingLane: {
      origin: laneEnd(lane.originMarket),
      destination: laneEnd(lane.destinationMarket),
      trailerCategory: lane.trailerCategory,
      ...(lane.usMxBorderCrossing && { usMxBorderCrossing: lane.usMxBorderCrossing }),
    },
    currencyCode: lane.currencyCode,
    routeMiles: rounded(miles, 10),
    routeMilesWithDeadhead: rounded(miles + deadHead, 10),
    ...(latestSuggestedRate && { latestSuggestedRate }),
    suggestedRates,
    ...(latestAllInRate && { latestAllInRate }),
    allInRates,
    ...(latestPerMileRate && { latestPerMileRate }),
    perMileRates,
  };
}

/** The result of a lane from the figures that are kept of it. Some callers want no alternates: they are most of it. */
export function resultOf(id: string, { priced, error }: AnswerFigures, includeAlternates = true): RateResult {
  if (priced) {
    const { history, alternates } = priced;
    return {
      type: "DATA",
      id,
      rateHistory: renderHistory(history),
      alternateRateHistories: includeAlternates ? alternates.map(renderHistory) : [],
    };
  }
  if (error) return { type: "ERROR", id, error };
  throw new Error(`The answer ${id} has neither figures nor an error.`);
}
type AnswerFigures = { priced?: { history: PricedHistory; alternates: PricedHistory[] }; error?: RateFault };
