import { expect, test } from "vitest";
import { historyColumns, historyRows } from "@/components/rates/desk/rates-csv";
import { bandsOf, byDistance, weeksOf } from "@/components/rates/desk/series";
import { exampleHistory } from "@/lib/rates/contract/example-history";
import type { RateEvidence } from "@/lib/rates/schema/evidence";

const evidence: RateEvidence = {
  sampleSize: 38,
  carriers: 11,
  effectiveSample: 20.1,
  wideningLevel: "LANE",
  ownShare: 1,
  poolUsed: false,
  isSynthetic: true,
  weeksOmitted: [{ week: "2026-11-02", why: "TOO_FEW_CARRIERS", observations: 2, carriers: 1 }],
  trimmed: 0,
  curveExponent: 0.17,
  routeMilesSource: "REQUEST",
  points: [{ week: "2026-11-09", observations: 21, carriers: 9, effectiveSample: 14.2, level: "LANE" }],
};

test("all twelve weeks stand in their order, those without a price as gaps", () => {
  const weeks = weeksOf(exampleHistory, "allIn", evidence);
  expect(weeks.map(({ monday }) => monday)).toHaveLength(12);
  expect(weeks.at(-1)).toMatchObject({ monday: "2026-11-16", point: undefined });
  expect(weeks.filter(({ point }) => point).map(({ monday }) => monday)).toEqual(["2026-10-26", "2026-11-09"]);
  expect(bandsOf(exampleHistory, "allIn").at(-2)).toEqual({ p25: 1780, p50: 1900, p75: 2050, isWeak: false });
});

test("rates by distance are by the reader's unit, all others are for the whole lane", () => {
  const byKilometer = byDistance(exampleHistory, (miles) => miles * 1.6);
  const [mile, kilometer] = [exampleHistory, byKilometer].map(({ perMileRates: [newest] }) => newest);
  expect(kilometer?.amountDistribution.p50).toBeCloseTo((mile?.amountDistribution.p50 ?? 0) / 1.6, 9);
  expect(kilometer?.marginOfError).toBeCloseTo((mile?.marginOfError ?? 0) / 1.6, 9);
  expect(kilometer?.relativeMarginOfError).toBe(mile?.relativeMarginOfError);
  expect(bandsOf(byKilometer, "allIn")).toEqual(bandsOf(exampleHistory, "allIn"));
});

test("a week says what it was made of, and one left out says why", () => {
  const weeks = weeksOf(exampleHistory, "allIn", evidence);
  expect(weeks.find(({ monday }) => monday === "2026-11-09")?.made).toMatchObject({ observations: 21, carriers: 9 });
  expect(weeks.find(({ monday }) => monday === "2026-11-02")?.omitted).toMatchObject({ why: "TOO_FEW_CARRIERS" });
});

test("the file has a row for each week, newest first, in the words of the API", () => {
  const rows = historyRows(exampleHistory, evidence).map((row) =>
    Object.fromEntries(historyColumns.map((name, at) => [name, row[at]])),
  );
  expect(rows).toHaveLength(12);
  expect(rows[1]).toMatchObject({
    origin: "MTY",
    destination: "DAL",
    week: "2026-11-09",
    "allInRates.p50": 1900,
    "allInRates.confidence": "STRONG",
    observations: 21,
    isSynthetic: true,
  });
  expect(rows[2]).toMatchObject({
    week: "2026-11-02",
    "allInRates.p50": undefined,
    omitted: "TOO_FEW_CARRIERS",
    carriers: 1,
  });
});
