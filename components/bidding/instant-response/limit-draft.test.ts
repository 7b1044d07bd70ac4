import { expect, test } from "vitest";
import { draftOf, isCrossed, limitFrom, ruleFrom } from "@/components/bidding/instant-response/limit-draft";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";

const usd = (amount: number) => ({ amount: { currencyCode: "USD" as const, amount } });

test.each<InstantResponse>([
  {},
  { rejectAbove: usd(210_050) },
  { rejectAbove: { percentOver: 7.5, of: "maxBuy" }, acceptAtOrBelow: { percentOver: -10, of: "targetRate" } },
  { acceptAtOrBelow: { percentOver: 0, of: "targetRate" } },
])("a rule that is shown and saved again is the same rule", (rule) => {
  expect(ruleFrom(draftOf(rule))).toEqual(rule);
});

test.each([
  { kind: "amount" as const, amount: "" },
  { kind: "amount" as const, amount: "0" },
  { kind: "percent" as const, percent: "" },
  { kind: "percent" as const, percent: "-5" },
  { kind: "percent" as const, percent: "10,5" },
  { kind: "percent" as const, percent: "10%" },
  { kind: "percent" as const, percent: "1001" },
  { kind: "percent" as const, percent: "100", side: "under" as const },
])("what cannot be read is no limit but a problem: %o", (given) => {
  expect(limitFrom({ ...draftOf({}).reject, ...given })).toEqual({ problem: given.kind });
});

test("a limit that is off needs no figures", () => {
  expect(limitFrom({ ...draftOf({}).reject, amount: "ten" })).toEqual({});
});

test("a rule must not accept what it rejects", () => {
  expect(isCrossed({ rejectAbove: usd(100), acceptAtOrBelow: usd(101) })).toBe(true);
  expect(isCrossed({ rejectAbove: usd(100), acceptAtOrBelow: usd(100) })).toBe(false);
  const above = { percentOver: 5, of: "maxBuy" as const };
  expect(isCrossed({ rejectAbove: above, acceptAtOrBelow: { percentOver: 6, of: "maxBuy" } })).toBe(true);
  expect(isCrossed({ rejectAbove: above, acceptAtOrBelow: { percentOver: 6, of: "targetRate" } })).toBe(false);
});
