import fc from "fast-check";
import { expect, test } from "vitest";
import { amountScale, type Band, runsOf } from "@/components/charts/scale";

const band = (p50: number, isWeak = false): Band => ({ p25: p50 - 100, p50, p75: p50 + 100, isWeak });
const summaryOf = (bands: readonly (Band | undefined)[]) =>
  runsOf(bands).map(({ isWeak, places }) => `${places.map(({ at }) => at).join("-")}${isWeak ? " weak" : ""}`);

test("a scale contains its amounts with a margin, has round ticks, and does not place what lies beyond", () => {
  const { at, ticks } = amountScale([1780, 2050], 4);
  expect(ticks).toEqual([1700, 1800, 1900, 2000, 2100]);
  expect([at(1700), at(1900), at(2100)]).toEqual([0, 50, 100]);
  expect(at(1600)).toBeUndefined();
});

test("one amount alone, and amounts near nothing, have a scale too", () => {
  expect(amountScale([1900]).at(1900)).toBeGreaterThan(0);
  expect(amountScale([1, 100], 4).ticks[0]).toBe(0);
});

test("whatever the amounts are, the ends of the scale are its first and last tick, and contain them all", () => {
  const amount = fc.double({ min: 0.5, max: 90_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 36 }), (amounts) => {
      const { at, ticks } = amountScale(amounts, 4);
      expect([at(ticks[0] ?? -1), at(ticks.at(-1) ?? -1)]).toEqual([0, 100]);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(amounts.every((one) => at(one) !== undefined)).toBe(true);
    }),
  );
});

test("ticks of small amounts are round", () => {
  const close = [2.2, 2.4, 2.6, 2.8].map((tick) => expect.closeTo(tick));
  expect(amountScale([2.3, 2.7], 4).ticks).toEqual(close);
});

test("a gap is not bridged", () => {
  expect(summaryOf([band(1), band(2), undefined, band(3), band(4)])).toEqual(["0-1", "3-4"]);
  expect(summaryOf([undefined, undefined])).toEqual([]);
});

test("a week between gaps stands alone", () => {
  expect(summaryOf([band(1), undefined, band(2, true), undefined, band(3)])).toEqual(["0", "2 weak", "4"]);
});

test("what joins a weak week is weak, and the strong weeks beside it stay strong", () => {
  expect(summaryOf([band(1), band(2), band(3, true), band(4), band(5)])).toEqual(["0-1", "1-2-3 weak", "3-4"]);
  expect(summaryOf([band(1, true), band(2)])).toEqual(["0-1 weak"]);
});
