import fc from "fast-check";
import { expect, test } from "vitest";
import { canBePlaced, priceRange, shareAtOrBelow, whereItStands } from "@/lib/rates/rules/price-standing";
import type { RatePoint } from "@/lib/rates/schema/rate-history";

const market = { p25: 1780, p50: 1900, p75: 2050 };
const week: RatePoint = {
  dayRange: { start: "2026-11-09T00:00:00.000Z", end: "2026-11-15T23:59:59.999Z" },
  amountDistribution: market,
  marginOfError: 134,
  relativeMarginOfError: 0.07,
  confidenceScore: 98,
  confidence: "STRONG",
};
const anyMarket = fc
  .tuple(
    fc.double({ min: 50, max: 20_000, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 0.001, max: 1, noNaN: true }),
  )
  .map(([p25, first, second]) => ({ p25, p50: p25 * (1 + first), p75: p25 * (1 + first) * (1 + second) }));
const anyPrice = fc.double({ min: 1, max: 60_000, noNaN: true });

test("at the quartiles the share is theirs", () => {
  fc.assert(
    fc.property(anyMarket, (any) => {
      expect(shareAtOrBelow(any.p25, any)).toBeCloseTo(0.25, 6);
      expect(shareAtOrBelow(any.p50, any)).toBeCloseTo(0.5, 6);
      expect(shareAtOrBelow(any.p75, any)).toBeCloseTo(0.75, 6);
    }),
  );
});

test("a higher price never has a smaller share, and shares stay between 0 and 1", () => {
  fc.assert(
    fc.property(anyMarket, anyPrice, anyPrice, (any, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((price) => shareAtOrBelow(price, any));
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect((high ?? 0) - (low ?? 0)).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});

test("tails begin where the middle ends", () => {
  for (const price of [market.p25, market.p75]) {
    expect(shareAtOrBelow(price - 0.01, market)).toBeCloseTo(shareAtOrBelow(price + 0.01, market), 3);
  }
});

test("where all prices are one, others are below or above all of them", () => {
  const flat = { p25: 900, p50: 900, p75: 900 };
  expect([899, 900, 901].map((price) => shareAtOrBelow(price, flat))).toEqual([0, 0.5, 1]);
  expect(shareAtOrBelow(0, market)).toBe(0);
});

test("a wider margin of error gives a wider range around the same share", () => {
  const { share, low, high } = whereItStands(1900, week);
  expect(share).toBeCloseTo(0.5, 6);
  expect(low).toBeGreaterThan(0.1);
  expect(high).toBeLessThan(0.9);
  const wider = whereItStands(1900, { ...week, relativeMarginOfError: 0.14 });
  expect(wider.share).toBe(share);
  expect(wider.low).toBeLessThan(low);
  expect(wider.high).toBeGreaterThan(high);
});

test("nothing is placed on a weak week or on fewer than three", () => {
  expect(canBePlaced([week, week, week])).toBe(true);
  expect(canBePlaced([week, week])).toBe(false);
  expect(canBePlaced([{ ...week, confidence: "WEAK" }, week, week])).toBe(false);
});

test("prices can be tried from well below to well above the market, in round steps", () => {
  expect(priceRange(market)).toEqual({ min: 1370, max: 2460, step: 10 });
});
