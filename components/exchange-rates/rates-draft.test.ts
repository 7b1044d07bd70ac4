import { expect, test } from "vitest";
import {
  cleared,
  draftOf,
  fieldOfRate,
  likelyInverted,
  ratesToSend,
  standingOf,
} from "@/components/exchange-rates/rates-draft";
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

test("a rate that makes a peso worth more than a dollar is asked about, whichever of them is priced", () => {
  const [dollars] = draftOf({ exchangeRates: [], version: 0 }, "2026-11-28").rates;
  if (!dollars) throw new Error("There is no pair.");
  expect(likelyInverted({ ...dollars, rate: 0.054 })).toEqual({ more: "USD", less: "MXN" });
  expect(likelyInverted({ ...dollars, rate: 18.4 })).toBeUndefined();
  expect(likelyInverted({ ...dollars, rate: null })).toBeUndefined();
  expect(likelyInverted(inDollars)).toBeUndefined();
  expect(likelyInverted({ ...inDollars, rate: 17.3 })).toEqual({ more: "USD", less: "MXN" });
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

test.each([
  ["2026-11-25", { kind: "ahead", day: "2026-11-26" }],
  ["2026-11-26", { kind: "counts", day: "2026-11-28" }],
  ["2026-11-29", { kind: "ended", day: "2026-11-28" }],
])("on %s a rate of three days stands as %o", (today, standing) => {
  expect(standingOf(inDollars, today)).toEqual(standing);
});

test.each([
  ["no rate", { rate: null }],
  ["a rate that cannot be read", { rate: "1,4" }],
  ["no day", { asOf: "" }],
  ["a day that cannot be read", { asOf: "? someday" }],
  ["no days", { validDays: 0 }],
  ["more days than any rate counts", { validDays: 99_999_999_999 }],
])("with %s nothing is said of its standing", (_what, typed) => {
  expect(standingOf({ ...inDollars, ...typed }, "2026-11-26")).toBeUndefined();
});
