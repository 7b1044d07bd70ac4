import { expect, test } from "vitest";
import { isDoubtful, listColumns, listLanes, listRow, sortLanes } from "@/components/rates/desk/many-lanes-list";
import { emptyRateLane } from "@/components/rates/desk/rates-view";
import { exampleHistory } from "@/lib/rates/contract/example-history";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";
import type { RatePoint } from "@/lib/rates/schema/rate-history";

const aLane = (reference: string) => ({ ...emptyRateLane, from: reference, to: "Dallas", reference });

function anAnswer(p50: number, confidence: RatePoint["confidence"]): RecalledAnswer {
  const [first] = exampleHistory.suggestedRates;
  if (!first) throw new Error("The example has a rate.");
  const point = { ...first, amountDistribution: { p25: p50 - 1, p50, p75: p50 + 1 }, confidence };
  const rateHistory = { ...exampleHistory, latestSuggestedRate: point };
  return { item: { type: "DATA", id: "rate_1", rateHistory, alternateRateHistories: [] }, at: "2026-11-20T09:00:00Z" };
}
const noRate: RecalledAnswer = {
  item: { type: "ERROR", id: "rate_2", error: { code: "INSUFFICIENT_DATA", message: "Too few." } },
  at: "2026-11-20T09:00:00Z",
};
const rows = listLanes(
  [aLane("a"), aLane("b"), aLane("c"), aLane("d")],
  [anAnswer(1900, "STRONG"), noRate, anAnswer(1200, "WEAK"), null],
);
const order = (sorted: readonly { lane: { reference: string } }[]) => sorted.map(({ lane }) => lane.reference).join("");

test("lanes without a rate come last whichever way the table is sorted", () => {
  expect(order(sortLanes(rows, "p50", false))).toBe("cabd");
  expect(order(sortLanes(rows, "p50", true))).toBe("acbd");
  expect(order(sortLanes(rows, "number", true))).toBe("dcba");
});

test("weak and unanswerable lanes are flagged, those not looked up are not", () => {
  expect(order(rows.filter(isDoubtful))).toBe("bc");
});

test("the file says for every lane what it was answered, or why it was not", () => {
  const file = rows.map((row) => Object.fromEntries(listColumns.map((name, at) => [name, listRow(row)[at]])));
  expect(file[0]).toMatchObject({ reference: "a", originMarket: "MTY", "suggested.p50": 1900, confidence: "STRONG" });
  expect(file[1]).toMatchObject({ reference: "b", "suggested.p50": undefined, error: "INSUFFICIENT_DATA" });
  expect(file[3]).toMatchObject({ error: "NOT_LOOKED_UP" });
  expect(rows.every((row) => listRow(row).length === listColumns.length)).toBe(true);
});
