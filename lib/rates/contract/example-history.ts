import type { RateHistory } from "@/lib/rates/schema/rate-history";

type RatePoint = RateHistory["allInRates"][number];

const cents = (amount: number) => Math.round(amount * 100) / 100;

const week = (monday: string, sunday: string) => ({
  start: `${monday}T00:00:00.000Z`,
  end: `${sunday}T23:59:59.999Z`,
});

function point(dayRange: RatePoint["dayRange"], [p25, p50, p75]: [number, number, number]): RatePoint {
  const relativeMarginOfError = 0.062;
  return {
    dayRange,
    amountDistribution: { p25: cents(p25), p50: cents(p50), p75: cents(p75) },
    marginOfError: cents(p50 * relativeMarginOfError),
    relativeMarginOfError,
    confidenceScore: 99,
    confidence: "STRONG",
  };
}

const weeks: [RatePoint["dayRange"], [number, number, number]][] = [
  [week("2026-11-09", "2026-11-15"), [1780, 1900, 2050]],
  [week("2026-10-26", "2026-11-01"), [1760, 1870, 2010]],
];
const series = (factor: number, newest: number) =>
  weeks
    .slice(0, newest)
    .map(([dayRange, [p25, p50, p75]]) => point(dayRange, [p25 * factor, p50 * factor, p75 * factor]));

type LaneEnd = RateHistory["pricingLane"]["origin"];

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const laneEnd = (code: string, market: Omit<LaneEnd["market"], "id" | "code">): LaneEnd => ({
  type: "MARKET",
  market: { id: `market_${code}`, code, ...market },
});

type Made = { usMxBorderCrossing: "LAREDO_INTL_BRIDGE" | "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"; routeMiles: number };

function historyOf({ usMxBorderCrossing, routeMiles }: Made, factor: number, newest: number): RateHistory {
  const allInRates = series(factor, newest);
  const perMileRates = series(factor / routeMiles, newest);
  const suggestedRates = series(factor * 1.03, newest);
  return {
    dayRange: { start: "2026-08-31T00:00:00.000Z", end: "2026-11-22T23:59:59.999Z" },
    pricingLane: {
      origin: laneEnd("MTY", { name: "Monterrey", countryCode: "MX", centroid: at(25.6751, -100.3185) }),
      destination: laneEnd("DAL", { name: "Dallas", countryCode: "US", centroid: at(32.7831, -96.8067) }),
      trailerCategory: "DRY_VAN",
      usMxBorderCrossing,
    },
    currencyCode: "USD",
    routeMiles,
    routeMilesWithDeadhead: routeMiles + 41,
    latestSuggestedRate: suggestedRates[0],
    suggestedRates,
    latestAllInRate: allInRates[0],
    allInRates,
    latestPerMileRate: perMileRates[0],
    perMileRates,
  };
}

/** Two of twelve weeks, one left out between them. */
export const exampleHistory = historyOf({ usMxBorderCrossing: "LAREDO_INTL_BRIDGE", routeMiles: 624 }, 1, 2);

/** The same lane over the next bridge, in the newest week alone. */
export const exampleAlternate = historyOf(
  { usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", routeMiles: 641 },
  1.02,
  1,
);
