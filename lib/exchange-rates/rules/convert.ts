import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import type { CurrencyCode, PositiveMoney } from "@/lib/vocabulary/money";
import { amountMax } from "@/lib/vocabulary/money.values";

/** An amount in another currency, rounded to a cent, with the rate by which it was converted. */
export type Converted = { amount: PositiveMoney; at: ExchangeRate };

const dayMs = 86_400_000;

/** The last day on which a rate counts, as `2026-11-26`. */
export const lastDayOf = ({ asOf, validDays }: ExchangeRate) =>
  new Date(Date.parse(asOf) + (validDays - 1) * dayMs).toISOString().slice(0, 10);

const counts = (rate: ExchangeRate, today: string) => rate.asOf <= today && today <= lastDayOf(rate);

/** How much of `to` a unit of `from` is; undefined where the rate is of other currencies. */
function factorOf({ baseCurrency, quoteCurrency, rate }: ExchangeRate, from: CurrencyCode, to: CurrencyCode) {
  if (from === baseCurrency && to === quoteCurrency) return rate;
  return from === quoteCurrency && to === baseCurrency ? 1 / rate : undefined;
}

/**
 * An amount in another currency, by a rate of this very pair that counts on `today` (`2026-11-26`): no rate is derived from
 * two others. Undefined where there is none, and where the amount would be no price.
 */
export function convert(
  { currencyCode, amount }: PositiveMoney,
  to: CurrencyCode,
  { rates, today }: { rates: readonly ExchangeRate[]; today: string },
): Converted | undefined {
  for (const at of rates) {
    const factor = counts(at, today) ? factorOf(at, currencyCode, to) : undefined;
    if (factor === undefined) continue;
    const converted = Math.round(amount * factor);
    if (converted >= 1 && converted <= amountMax) return { amount: { currencyCode: to, amount: converted }, at };
  }
  return undefined;
}
