import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import type { CurrencyCode, Money, PositiveMoney } from "@/lib/vocabulary/money";
import { amountMax } from "@/lib/vocabulary/money.values";

/** An amount in another currency, rounded to a cent, with the rate by which it was converted. */
export type Converted = { amount: PositiveMoney; at: ExchangeRate };

/** Rates of exchange, with the day in UTC that it is, as `2026-11-26`. */
export type Exchange = { rates: readonly ExchangeRate[]; today: string };

const dayMs = 86_400_000;

/** The last day on which a rate counts, as `2026-11-26`. */
export const lastDayOf = ({ asOf, validDays }: ExchangeRate) =>
  new Date(Date.parse(asOf) + (validDays - 1) * dayMs).toISOString().slice(0, 10);

/** Whether a rate counts on a day (`2026-11-26`), counts no more, or does not count yet. */
export function standingOn(rate: ExchangeRate, day: string): "counts" | "ended" | "ahead" {
  if (day < rate.asOf) return "ahead";
  return day <= lastDayOf(rate) ? "counts" : "ended";
}

/** How much of `to` a unit of `from` is; undefined where the rate is of other currencies. */
function factorOf({ baseCurrency, quoteCurrency, rate }: ExchangeRate, from: string, to: CurrencyCode) {
  if (from === baseCurrency && to === quoteCurrency) return rate;
  return from === quoteCurrency && to === baseCurrency ? 1 / rate : undefined;
}

/** An amount in another currency by this rate, whatever day it is; undefined where it is of others or leaves no price. */
export function convertAt(
  { currencyCode, amount }: { currencyCode: string; amount: number },
  to: CurrencyCode,
  rate: ExchangeRate,
): PositiveMoney | undefined {
  const factor = factorOf(rate, currencyCode, to);
  const converted = factor === undefined ? 0 : Math.round(amount * factor);
  return converted >= 1 && converted <= amountMax ? { currencyCode: to, amount: converted } : undefined;
}

/**
 * An amount in another currency, by a rate of this very pair that counts today: no rate is derived from two others.
 * Undefined where there is none, and where the amount would be no price.
 */
export function convert(money: Money, to: CurrencyCode, { rates, today }: Exchange): Converted | undefined {
  for (const at of rates) {
    const amount = standingOn(at, today) === "counts" ? convertAt(money, to, at) : undefined;
    if (amount) return { amount, at };
  }
  return undefined;
}

/** Each pair of currencies between which a rate counts today, both ways: a unit of `from` is `factor` units of `to`. */
export const countedPairs = ({ rates, today }: Exchange) =>
  rates
    .filter((rate) => standingOn(rate, today) === "counts")
    .flatMap(({ baseCurrency, quoteCurrency, rate }) => [
      { from: baseCurrency, to: quoteCurrency, factor: rate },
      { from: quoteCurrency, to: baseCurrency, factor: 1 / rate },
    ]);

/** A rate of exchange says no more than whole units. */
export const inWholeUnits = <Amount extends Money>({ currencyCode, amount }: Amount) => ({
  currencyCode,
  amount: Math.max(Math.round(amount / 100), 1) * 100,
});

/** Money beside that of another currency: as it is where that is its own, else converted and with the rate. */
export type Comparable = { amount: Money; at?: ExchangeRate };

/** Money in a currency in which it can be compared; undefined where it is in another and no rate counts today. */
export function comparableIn(to: CurrencyCode, money: Money, exchange: Exchange | undefined): Comparable | undefined {
  if (money.currencyCode === to) return { amount: money };
  const converted = exchange && convert(money, to, exchange);
  return converted && { ...converted, amount: inWholeUnits(converted.amount) };
}
