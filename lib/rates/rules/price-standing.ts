import type { RateHistory, RatePoint } from "@/lib/rates/schema/rate-history";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";

type Distribution = RatePoint["amountDistribution"];

// Of a normal distribution: where its upper quartile lies, and how wide the middle half is, in standard deviations.
const quartile = 0.674489750196082;
const middleHalf = 1.349;

/** Share of a standard normal distribution up to `z` (Abramowitz and Stegun 7.1.26, right to 10⁻⁷). */
function normalShare(z: number) {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const half = 1 - series * Math.exp(-x * x);
  return z < 0 ? (1 - half) / 2 : (1 + half) / 2;
}

/** Slope at an end of three points; never so steep that the curve between them would turn (Fritsch and Carlson). */
const endSlope = (near: number, far: number, [width, next]: readonly [number, number]) =>
  Math.min(Math.max(((2 * width + next) * near - width * far) / (width + next), 0), 3 * near);

/** Between the quartiles: a cubic through all three that never falls. */
function middleShare(price: number, { p25, p50, p75 }: Distribution) {
  const [left, right] = [p50 - p25, p75 - p50];
  if (left <= 0 || right <= 0) return price < p50 ? 0.25 : 0.5;
  const [rise, riseAfter] = [0.25 / left, 0.25 / right];
  const slopeAtMiddle = (3 * (left + right)) / ((left + 2 * right) / rise + (2 * left + right) / riseAfter);
  const isLeft = price < p50;
  const width = isLeft ? left : right;
  const t = (price - (isLeft ? p25 : p50)) / width;
  const [from, to] = isLeft
    ? [endSlope(rise, riseAfter, [left, right]), slopeAtMiddle]
    : [slopeAtMiddle, endSlope(riseAfter, rise, [right, left])];
  const start = isLeft ? 0.25 : 0.5;
  const bend = t * t * (3 - 2 * t);
  return start + 0.25 * bend + width * (from * t * (1 - t) ** 2 - to * t * t * (1 - t));
}

/**
 * Share of prices at or below `price`, 0 to 1: through the three quartiles, with log-normal tails beyond them.
 * Where all three quartiles are one, a price is below all, among them, or above all.
 */
export function shareAtOrBelow(price: number, distribution: Distribution) {
  const { p25, p75 } = distribution;
  if (price <= 0) return 0;
  if (price >= p25 && price <= p75) return p25 === p75 ? 0.5 : middleShare(price, distribution);
  const spread = Math.log(p75 / p25) / middleHalf;
  const [nearest, side] = price < p25 ? [p25, -quartile] : [p75, quartile];
  if (spread === 0) return price < p25 ? 0 : 1;
  return normalShare(Math.log(price / nearest) / spread + side);
}

/** The share with the range it may as well be, when the market lies as far off as its margin of error says. */
export function whereItStands(price: number, { amountDistribution, relativeMarginOfError }: RatePoint) {
  return {
    share: shareAtOrBelow(price, amountDistribution),
    low: shareAtOrBelow(price / (1 + relativeMarginOfError), amountDistribution),
    high: shareAtOrBelow(price / Math.max(1 - relativeMarginOfError, 0.01), amountDistribution),
  };
}

/** Whether prices can be placed: not where the newest week is weak, nor with fewer than three weeks. */
export const canBePlaced = (points: readonly RatePoint[]) => points.length >= 3 && points[0]?.confidence !== "WEAK";

/** The prices that can be tried: from well below the quartiles to well above them, in steps that are easy to say. */
export function priceRange({ p25, p75 }: Distribution) {
  const step = p75 >= 10_000 ? 50 : p75 >= 1000 ? 10 : 5;
  const room = Math.max((p75 - p25) * 1.5, p75 * 0.1);
  return { min: Math.max(Math.floor((p25 - room) / step), 1) * step, max: Math.ceil((p75 + room) / step) * step, step };
}

/** What to expect to pay now, else what was paid, newest week first. */
export const expectedRates = ({ suggestedRates, allInRates }: Pick<RateHistory, "suggestedRates" | "allInRates">) =>
  suggestedRates.length > 0 ? suggestedRates : allInRates;

/** What carriers were typically paid in a week and what was high in it, in whole units of the currency. */
export function typicalAndHigh({ amountDistribution: { p50, p75 } }: RatePoint, currencyCode: CurrencyCode) {
  const money = (whole: number): Money => ({ currencyCode, amount: Math.round(whole) * 100 });
  return { typical: money(p50), high: money(p75) };
}
