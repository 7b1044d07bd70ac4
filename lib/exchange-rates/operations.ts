import { getExchangeRatesEndpoint, saveExchangeRatesEndpoint } from "@/lib/exchange-rates/contract";
import { getExchangeRates, saveExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const exchangeRateOperations = [
  operation(getExchangeRatesEndpoint, getExchangeRates),
  operation(saveExchangeRatesEndpoint, saveExchangeRates),
] as const;
