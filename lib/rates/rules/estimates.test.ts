import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeAreaMemory, noAreas } from "@/lib/rates/rules/area-views";
import { amountFor, residualOf } from "@/lib/rates/rules/length-of-haul";
import { laneEvidence } from "@/lib/rates/rules/level-evidence";
import { stillMarket } from "@/lib/rates/rules/market-index";
import { confidenceScore, normal, priceLane } from "@/lib/rates/rules/price-lane";
import { pricesOfLane } from "@/lib/rates/rules/price-question";
import { orderKnown, type PriceSample, type SummaryRow } from "@/lib/rates/rules/price-sample";
import { weighPrices } from "@/lib/rates/rules/price-weights";
import { changedRows, changeRow } from "@/lib/rates/rules/summary-changes";
import { laneSeries, mondayOf, type PricedLane, weekNumberOf } from "@/lib/rates/rules/summary-series";
import { weightedQuantiles } from "@/lib/rates/rules/weighted";
import { makeWorkspace } from "@/lib/rates/rules/workspace";
import type { Observation } from "@/lib/rates/schema/observation";
import { anObservation } from "@/lib/testing/an-observation";
import { transferMilesMin } from "@/lib/vocabulary/rates.values";

const workspace = makeWorkspace();
const organizationId = "org_1";
const lastWeek = weekNumberOf("2026-11-20");
const lane: PricedLane = {
  originMarket: "DAL",
  destinationMarket: "ATL",
  trailerCategory: "DRY_VAN",
  currencyCode: "USD",
};

const reading = { organizationId, firstWeek: lastWeek - 18, lastWeek };

/** What is answered where these prices are all that is known. */
function answer(observations: readonly Observation[], miles = 780, asked: PricedLane = lane, near: PricedLane[] = []) {
  const rows = new Map<string, SummaryRow[]>();
  for (const row of changedRows(organizationId, { added: [...observations], removed: [] })) {
    const { weeks } = changeRow("", row);
    rows.set(row.series, [...(rows.get(row.series) ?? []), { block: row.block, weeks, isPool: row.owner === "POOL" }]);
  }
  const areas = noAreas({ reading, workspace, memory: makeAreaMemory() });
  const markets = { rows, brief: new Map(), areas, reading, workspace };
  const { prices } = pricesOfLane(markets, asked, near);
  return priceLane({ lane: asked, miles, milesSource: "REQUEST" }, prices, lastWeek, false).history;
}

const paid = fc.record({
  back: fc.nat(18),
  allInAmount: fc.integer({ min: 150_000, max: 300_000 }),
  carrier: fc.nat(12),
});
const history = fc.array(paid, { minLength: 20, maxLength: 250 }).map((all) =>
  all.map(({ back, allInAmount, carrier }, at) =>
    anObservation({
      key: `import:${at}`,
      pickupDate: mondayOf(lastWeek - back),
      allInAmount,
      carrierKey: `carrier_${carrier}`,
    }),
  ),
);

const sampleOf = (values: readonly number[], carriers: readonly number[]): PriceSample => ({
  week: values.map(() => lastWeek),
  value: [...values],
  carrier: [...carriers],
  organization: values.map(() => 0),
  lane: values.map(() => 0),
  isSynthetic: false,
});
const residuals = fc.array(fc.tuple(fc.double({ min: -0.3, max: 0.3, noNaN: true }), fc.nat(6)), {
  minLength: 1,
  maxLength: 60,
});

describe("quantiles", () => {
  test("after Hazen: of equal weights each value stands at the middle of its share", () => {
    const of = (value: number[], shares: number[]) =>
      weightedQuantiles(
        { value: Float64Array.from(value), weight: new Float64Array(value.length).fill(1), size: value.length },
        shares,
      );
    expect(of([1, 2, 3, 4], [0.01, 0.125, 0.25, 0.5])).toEqual([1, 1, 1.5, 2.5]);
    expect(of([1, 2, 3, 4, 5], [0.75, 0.99])).toEqual([4.25, 5]);
    expect(of([], [0.5])).toEqual([Number.NaN]);
  });

  test("are in order in every answer", () => {
    fc.assert(
      fc.property(history, (observations) => {
        for (const { low, high, amount, margin } of answer(observations).points) {
          expect(low).toBeLessThan(1);
          expect(high).toBeGreaterThan(1);
          expect(amount).toBeGreaterThan(0);
          expect(margin).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("weights", () => {
  test("leave no carrier more than a quarter, or its equal share where there are fewer than four", () => {
    fc.assert(
      fc.property(residuals, (all) => {
        const { weight, carrier, size } = weighPrices(
          orderKnown(
            sampleOf(
              all.map(([value]) => value),
              all.map(([, carrier]) => carrier + 1),
            ),
            stillMarket,
            workspace,
          ),
          lastWeek,
          workspace,
        );
        const sums = new Map<number, number>();
        for (let at = 0; at < size; at++)
          sums.set(carrier[at] ?? 0, (sums.get(carrier[at] ?? 0) ?? 0) + (weight[at] ?? 0));
        const total = [...sums.values()].reduce((sum, one) => sum + one, 0);
        expect(Math.max(...sums.values()) / total).toBeLessThanOrEqual(Math.max(0.25, 1 / sums.size) + 1e-9);
        // As shares of the whole they sum to 1, whatever was cut.
        expect([...sums.values()].reduce((sum, one) => sum + one / total, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test("halve every thirty days, and a price twice the median counts nothing", () => {
    const values = [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.9];
    const sample = sampleOf(
      values,
      values.map((_, at) => at + 1),
    );
    sample.week[1] = lastWeek - 4;
    const { weight, size, trimmed } = weighPrices(orderKnown(sample, stillMarket, workspace), lastWeek, workspace);
    expect([...weight.subarray(0, size)]).toEqual([1, 0.5 ** (28 / 30), 1, 1, 1, 1, 1, 0]);
    expect(trimmed).toBe(1);
  });
});

describe("the margin of error", () => {
  test("is not widened by more prices of the same kind, on average", () => {
    const prior = { below: 0.08, above: 0.08 };
    const error = (values: number[]) =>
      laneEvidence(
        orderKnown(
          sampleOf(
            values,
            values.map((_, at) => (at % 9) + 1),
          ),
          stillMarket,
          workspace,
        ),
        lastWeek,
        { spread: prior, workspace },
      )?.variance ?? 1;
    let [fewer, more, runs] = [0, 0, 0];
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 40, maxLength: 40 }),
        (values) => {
          fewer += error(values.slice(0, 20));
          more += error(values);
          runs++;
        },
      ),
    );
    expect(more / runs).toBeLessThan(fewer / runs);
  });

  test("of the score: at a standard error of 5.1 % nineteen of twenty are within ten percent", () => {
    expect([confidenceScore(0.0505) >= 95, confidenceScore(0.052) >= 95]).toEqual([true, false]);
    expect(normal(1.644854)).toBeCloseTo(0.95, 6);
  });
});

test("all amounts times a factor make all figures times it, and leave shares as they are", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: -120, max: 120 }), (all, hundredths) => {
      // Three a week are kept whatever they are; of more, chance and thus the price decides which.
      const observations = all.slice(0, 57).map((it, at) => ({ ...it, pickupDate: mondayOf(lastWeek - (at % 19)) }));
      // Prices are kept to one percent of their logarithm: a factor of whole percents loses nothing on the way.
      const factor = Math.exp(hundredths / 100);
      const exact = observations.map((it) => ({ ...it, allInAmount: onGrid(it, 0) }));
      const scaled = observations.map((it) => ({ ...it, allInAmount: onGrid(it, hundredths) }));
      const [before, after] = [answer(exact), answer(scaled)];
      expect(after.points).toHaveLength(before.points.length);
      for (const [at, point] of before.points.entries()) {
        expect((after.points[at]?.amount ?? 0) / point.amount / factor).toBeCloseTo(1, 5);
        expect(after.points[at]?.margin).toBeCloseTo(point.margin, 5);
        expect(after.points[at]?.low).toBeCloseTo(point.low, 5);
      }
    }),
    { numRuns: 40 },
  );
});

/** The amount whose residual is a whole number of hundredths, moved by some. */
const onGrid = ({ allInAmount, routeMiles }: Observation, hundredths: number) =>
  Math.round(
    amountFor((Math.round(residualOf(allInAmount / 100, routeMiles) * 100) + hundredths) / 100, routeMiles) * 100,
  );

test("the same prices make the same answer, in whatever order they came", () => {
  fc.assert(
    fc.property(history, (observations) => {
      expect(answer(observations.toReversed())).toEqual(answer(observations));
    }),
    { numRuns: 30 },
  );
});

test("a longer haul costs more, and less by mile, by the curve", () => {
  const observations = Array.from({ length: 40 }, (_, at) =>
    anObservation({ pickupDate: mondayOf(lastWeek - (at % 6)), carrierKey: `carrier_${at % 8}` }),
  );
  const [near, far] = [answer(observations, 500).points[0], answer(observations, 1_000).points[0]];
  expect((far?.amount ?? 0) / (near?.amount ?? 1)).toBeCloseTo(2 ** 0.83, 4);
});

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

test("a price that is typed ten times too high hardly moves an answer", () => {
  const observations = Array.from({ length: 60 }, (_, at) =>
    anObservation({
      pickupDate: mondayOf(lastWeek - (at % 6)),
      allInAmount: 200_000 + 500 * (at % 7),
      carrierKey: `carrier_${at % 8}`,
    }),
  );
  const typed = anObservation({ allInAmount: 2_000_000, carrierKey: "carrier_2" });
  const [before, after] = [answer(observations).points[0], answer([...observations, typed]).points[0]];
  expect((after?.amount ?? 0) / (before?.amount ?? 1)).toBeCloseTo(1, 2);
});

test("a series has one row for each quarter, whatever lane it is", () => {
  expect(
    changedRows(organizationId, { added: [anObservation()], removed: [] }).map(({ owner, series }) => [owner, series]),
  ).toEqual([
    ["POOL", "COUNTRY USD DRY_VAN US US"],
    ["POOL", laneSeries(lane)],
    ["POOL", "REGION USD DRY_VAN US-SC US-SE"],
    ["org_1", "COUNTRY USD DRY_VAN US US"],
    ["org_1", laneSeries(lane)],
    ["org_1", "REGION USD DRY_VAN US-SC US-SE"],
  ]);
});
