import { type Converted, convert } from "@/lib/exchange-rates/rules/convert";
import type { CurrencyCode, PositiveMoney } from "@/lib/vocabulary/money";

/** What a bid asks for in the currency of its load's money; undefined where it is in that, or no rate counts today. */
export const comparedPrice = (
  price: PositiveMoney,
  loadCurrency: CurrencyCode | undefined,
  exchange: Parameters<typeof convert>[2],
): Converted | undefined =>
  loadCurrency === undefined || loadCurrency === price.currencyCode
    ? undefined
    : convert(price, loadCurrency, exchange);
