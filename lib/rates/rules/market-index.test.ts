import { expect, test } from "vitest";
import { marketOf } from "@/lib/places/rules/markets";
import { deadHeadMiles, usualDeadHeadMiles } from "@/lib/rates/rules/length-of-haul";
import { countryTemper, fitMarketIndex } from "@/lib/rates/rules/market-index";
import type { PriceSample } from "@/lib/rates/rules/price-sample";
import { makeWorkspace } from "@/lib/rates/rules/workspace";

const weeks = { firstWeek: 100, lastWeek: 118, temper: countryTemper, workspace: makeWorkspace() };
type Price = { week: number; lane: number; value: number; organization?: number };

const sampleOf = (prices: Price[]): PriceSample => ({
  week: prices.map(({ week }) => week),
  value: prices.map(({ value }) => value),
  carrier: prices.map((_, at) => at % 11),
  organization: prices.map(({ organization = 0 }) => organization),
  lane: prices.map(({ lane }) => lane),
  isSynthetic: false,
});

/** Thirty lanes with a price each in every week; `moved` is what is on top of the lane's own level. */
const everyWeek = (moved: (week: number, lane: number) => number, organization?: number) =>
  Array.from({ length: 19 }, (_, at) => 100 + at).flatMap((week) =>
    Array.from(
      { length: 30 },
      (_, lane): Price => ({
        week,
        lane,
        value: 1 + 0.02 * (lane % 7) + moved(week, lane),
        ...(organization !== undefined && { organization }),
      }),
    ),
  );

test("a market that rises one percent a week is found to", () => {
  const index = fitMarketIndex(sampleOf(everyWeek((week) => 0.01 * (week - 100))), weeks);
  expect(index.at(118) - index.at(100)).toBeCloseTo(0.18, 1);
  expect(index.at(110) - index.at(109)).toBeCloseTo(0.01, 3);
});

test("weeks with dearer lanes are no rise of the market", () => {
  const all = everyWeek((_, lane) => (lane > 15 ? 0.4 : 0));
  const mixed = all.filter(({ week, lane }) => (week < 110 ? lane <= 20 : lane >= 10));
  const index = fitMarketIndex(sampleOf(mixed), weeks);
  expect(Math.abs(index.at(118) - index.at(100))).toBeLessThan(0.02);
});

test("a market without prices stands still, and a week without any stays where its neighbours are", () => {
  expect(fitMarketIndex(sampleOf([]), weeks).at(110)).toBe(0);
  const gap = everyWeek((week) => (week < 105 ? 0 : 0.1)).filter(({ week }) => week < 109 || week > 112);
  const index = fitMarketIndex(sampleOf(gap), weeks);
  expect(index.at(110)).toBeGreaterThan(Math.min(index.at(108), index.at(113)) - 1e-9);
  expect(index.at(110)).toBeLessThan(Math.max(index.at(108), index.at(113)) + 1e-9);
});

test("moves that only four others know are not in the index", () => {
  const own = everyWeek(() => 0);
  const others = [1, 2, 3, 4].flatMap((organization) => everyWeek((week) => 0.05 * (week - 100), organization));
  const alone = fitMarketIndex(sampleOf(own), weeks);
  const together = fitMarketIndex(sampleOf([...own, ...others]), weeks);
  expect([100, 109, 118].map(together.at)).toEqual([100, 109, 118].map(alone.at));
});

test("empty miles are fewer where markets lie close together", () => {
  const miles = (code: string) => {
    const market = marketOf(code);
    return market ? Math.round(deadHeadMiles(market)) : undefined;
  };
  expect([miles("CHI"), miles("DAL"), miles("ANC")]).toEqual([23, 67, 81]);
  expect(Math.round(usualDeadHeadMiles("US"))).toBe(56);
});
