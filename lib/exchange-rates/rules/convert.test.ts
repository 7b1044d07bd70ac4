import { describe, expect, test } from "vitest";
import { comparableIn, convert, lastDayOf } from "@/lib/exchange-rates/rules/convert";
import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import type { CurrencyCode } from "@/lib/vocabulary/money";

const banxico: ExchangeRate = {
  baseCurrency: "USD",
  quoteCurrency: "MXN",
  rate: 17.34,
  source: "Banxico",
  asOf: "2026-11-26",
  validDays: 3,
};
const today = "2026-11-26";
const money = (currencyCode: CurrencyCode, amount: number) => ({ currencyCode, amount });

describe("a price is converted", () => {
  test("both ways, rounded to a cent, and says by which rate", () => {
    const asked = { rates: [banxico], today };
    expect(convert(money("MXN", 9_500_000), "USD", asked)).toEqual({ amount: money("USD", 547_866), at: banxico });
    expect(convert(money("USD", 100_000), "MXN", asked)?.amount).toEqual(money("MXN", 1_734_000));
  });

  test.each([
    ["2026-11-25", false],
    ["2026-11-26", true],
    ["2026-11-28", true],
    ["2026-11-29", false],
  ])("from the day of the rate to its last one: on %s %s", (day, isConverted) => {
    expect(convert(money("MXN", 1000), "USD", { rates: [banxico], today: day }) !== undefined).toBe(isConverted);
  });

  test("by a rate of its own pair alone, none that follows from two others", () => {
    const canada: ExchangeRate = { ...banxico, quoteCurrency: "CAD", rate: 1.4 };
    expect(convert(money("CAD", 1000), "MXN", { rates: [banxico, canada], today })).toBeUndefined();
  });

  test("not where nothing of it is left, and not beyond what a price can be", () => {
    const [thin, thick] = [
      { ...banxico, rate: 1000 },
      { ...banxico, rate: 1_000_000 },
    ];
    expect(convert(money("MXN", 1), "USD", { rates: [thin], today })).toBeUndefined();
    expect(convert(money("USD", 1_000_000), "MXN", { rates: [thick], today })).toBeUndefined();
  });
});

describe("money is comparable in a currency", () => {
  const exchange = { rates: [banxico], today };

  test("as it is where that is its own, whatever the rates", () => {
    expect(comparableIn("USD", money("USD", 123_456), undefined)).toEqual({ amount: money("USD", 123_456) });
    expect(comparableIn("USD", money("USD", 0), exchange)).toEqual({ amount: money("USD", 0) });
  });

  test("else in whole units, with the rate that says so", () => {
    expect(comparableIn("USD", money("MXN", 9_500_000), exchange)).toEqual({
      amount: money("USD", 547_900),
      at: banxico,
    });
  });

  test("not without a rate that counts today", () => {
    expect(comparableIn("USD", money("MXN", 9_500_000), undefined)).toBeUndefined();
    expect(comparableIn("CAD", money("MXN", 9_500_000), exchange)).toBeUndefined();
    expect(comparableIn("USD", money("MXN", 9_500_000), { ...exchange, today: "2026-11-29" })).toBeUndefined();
  });
});

test("a rate that is valid for a day counts on its own day alone", () => {
  expect(lastDayOf({ ...banxico, validDays: 1 })).toBe("2026-11-26");
  expect(lastDayOf(banxico)).toBe("2026-11-28");
});
