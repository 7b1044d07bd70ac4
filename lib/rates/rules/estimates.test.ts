import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountFor, residualOf } from "@/lib/rates/rules/length-of-haul";
import { laneEvidence } from "@/lib/rates/rules/level-evidence";
import { stillMarket } from "@/lib/rates/rules/market-index";
import { confidenceScore, normal } from "@/lib/rates/rules/price-lane";
import { orderKnown, type PriceSample } from "@/lib/rates/rules/price-sample";
import { weighPrices } from "@/lib/rates/rules/price-weights";
import { changedRows } from "@/lib/rates/rules/summary-changes";
import { laneSeries, mondayOf } from "@/lib/rates/rules/summary-series";
import { weightedQuantiles } from "@/lib/rates/rules/weighted";
import type { Observation } from "@/lib/rates/schema/observation";
import { answer, lane, lastWeek, organizationId, workspace } from "@/lib/testing/an-answered-lane";
import { anObservation } from "@/lib/testing/an-observation";

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
