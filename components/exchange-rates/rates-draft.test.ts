import { expect, test } from "vitest";
import { cleared, draftOf, fieldOfRate, ratesToSend } from "@/components/exchange-rates/rates-draft";
import type { ExchangeRate } from "@/lib/exchange-rates/schema";

const inDollars: ExchangeRate = {
  baseCurrency: "MXN",
  quoteCurrency: "USD",
  rate: 0.0577,
  source: "DOF",
  asOf: "2026-11-26",
  validDays: 3,
};
const saved = { exchangeRates: [inDollars], version: 4 };

test("every pair of currencies is there, the way round it was saved, else blank and as of today", () => {
  const { rates, version } = draftOf(saved, "2026-11-28");
  expect(version).toBe(4);
  expect(rates[0]).toEqual(inDollars);
  expect(rates.slice(1)).toEqual([
    { baseCurrency: "USD", quoteCurrency: "CAD", rate: null, source: "", asOf: "2026-11-28", validDays: 7 },
    { baseCurrency: "CAD", quoteCurrency: "MXN", rate: null, source: "", asOf: "2026-11-28", validDays: 7 },
  ]);
});

test("pairs that were begun are sent, over the version that was read; one that was cleared is no more", () => {
  const draft = draftOf(saved, "2026-11-28");
  expect(ratesToSend(draft)).toEqual({ exchangeRates: [inDollars], ifVersion: 4 });
  const [first, second, third] = draft.rates;
  if (!first || !second || !third) throw new Error("A pair is missing.");
  const rates = [cleared(first), second, { ...third, source: "Banxico" }];
  expect(ratesToSend({ ...draft, rates }).exchangeRates).toEqual([{ ...third, source: "Banxico" }]);
  expect(fieldOfRate("exchangeRates[0].rate", rates)).toBe("rates.2.rate");
  expect(fieldOfRate("ifVersion", rates)).toBeUndefined();
});
