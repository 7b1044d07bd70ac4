import { describe, expect, test } from "vitest";
import { makeAreaMemory, noAreas } from "@/lib/rates/rules/area-views";
import { priceLane } from "@/lib/rates/rules/price-lane";
import { pricesOfLane } from "@/lib/rates/rules/price-question";
import { mondayOf, type PricedLane } from "@/lib/rates/rules/summary-series";
import type { Observation } from "@/lib/rates/schema/observation";
import { answer, lane, lastWeek, reading, workspace } from "@/lib/testing/an-answered-lane";
import { anObservation } from "@/lib/testing/an-observation";
import { transferMilesMin } from "@/lib/vocabulary/rates.values";

describe("a border transfer", () => {
  const transfer = {
    ...lane,
    originMarket: "LRD",
    destinationMarket: "NLD",
    usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
  } as const;
  const paidFor = (changes: (at: number) => Partial<Observation>) =>
    Array.from({ length: 40 }, (_, at) =>
      anObservation({
        ...transfer,
        pickupDate: mondayOf(lastWeek - (at % 6)),
        carrierKey: `carrier_${at % 8}`,
        ...changes(at),
      }),
    );
  const median = (observations: Observation[], miles: number, asked: PricedLane = transfer, near: PricedLane[] = []) =>
    answer(observations, miles, asked, near).points[0]?.amount ?? 0;

  test("costs what moves cost, whatever the miles of each and of the one asked for", () => {
    const moves = paidFor((at) => ({ allInAmount: 26_000, routeMiles: [4, 9, 18, 45][at % 4] ?? 4 }));
    for (const miles of [3, 12, 60]) expect(median(moves, miles) / 260).toBeCloseTo(1, 1);
  });

  test("says that it is priced by the move", () => {
    const evidence = (miles: number, asked: PricedLane) => {
      const areas = noAreas({ reading, workspace, memory: makeAreaMemory() });
      const { prices } = pricesOfLane({ rows: new Map(), brief: new Map(), areas, reading, workspace }, asked, []);
      return priceLane({ lane: asked, miles, milesSource: "ROADS" }, prices, lastWeek, false).evidence().milesPriced;
    };
    const oneSide = { ...lane, originMarket: "LRD", destinationMarket: "LRD" };
    const along = { ...lane, originMarket: "LRD", destinationMarket: "ELP" };
    const inland = { ...lane, originMarket: "DAL", destinationMarket: "DAL" };
    expect([evidence(12, transfer), evidence(6, oneSide)]).toEqual([transferMilesMin, transferMilesMin]);
    expect([evidence(610, along), evidence(12, inland)]).toEqual([undefined, undefined]);
  });

  test("has at least the price of a haul of a hundred miles where only longer hauls are known", () => {
    const monterrey = { ...transfer, destinationMarket: "MTY" } as const;
    const hauls = paidFor(() => ({ ...monterrey, routeMiles: 140, allInAmount: 60_000 }));
    const borrowed = (miles: number) => median(hauls, miles, transfer, [monterrey]);
    expect(borrowed(8)).toBe(borrowed(transferMilesMin));
    expect(borrowed(8)).toBeGreaterThan(0.7 * median(hauls, 140, monterrey));
  });
});
