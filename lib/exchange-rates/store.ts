import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import { defineSetting } from "@/lib/server/setting";

/** The organization's rates of exchange. */
export const savedRates = defineSetting<ExchangeRate[]>({
  table: "exchange_rates",
  column: "rates",
  kind: "exchange-rates",
});
