import { defineEndpoint } from "@/lib/core/endpoint";
import {
  type ExchangeRate,
  ExchangeRatesResponse,
  GetExchangeRatesRequest,
  SaveExchangeRatesRequest,
} from "@/lib/exchange-rates/schema";

const access = { tag: "Rates", callers: ["apiKey", "user"] } as const;

const dollar: ExchangeRate = {
  baseCurrency: "USD",
  quoteCurrency: "MXN",
  rate: 17.34,
  source: "Banxico",
  asOf: "2026-11-26",
  validDays: 7,
};
const saved: typeof ExchangeRatesResponse._zod.output = {
  exchangeRates: [dollar],
  version: 1,
  savedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
  savedAt: "2026-11-26T15:00:00.000Z",
};

export const getExchangeRatesEndpoint = defineEndpoint({
  ...access,
  scope: "rates:read",
  role: "VIEWER",
  writes: false,
  path: "/exchange-rates/get",
  operationId: "getExchangeRates",
  summary: "Exchange rates",
  description: `Answers the rates of exchange at which your organization compares prices. A bid in another currency
than its load's money is compared with the others only by such a rate, and only on the days on which it counts, in UTC.
Without one it is never called the best. A load's max buy is weighed against a sell price in another currency by such a
rate, too.`,
  request: GetExchangeRatesRequest,
  response: ExchangeRatesResponse,
  examples: [{ name: "As it is at first", request: {}, response: { exchangeRates: [], version: 0 } }],
});

export const saveExchangeRatesEndpoint = defineEndpoint({
  ...access,
  scope: "rates:write",
  role: "BROKER",
  writes: true,
  path: "/exchange-rates/save",
  operationId: "saveExchangeRates",
  summary: "Exchange rates update",
  description: `Changes the rates of exchange, all of them at once. No rate is looked up for you. With \`ifVersion\` it
is refused when somebody else was faster, and \`current\` is the rates as they are.`,
  request: SaveExchangeRatesRequest,
  response: ExchangeRatesResponse,
  examples: [{ name: "The dollar in pesos", request: { exchangeRates: [dollar], ifVersion: 0 }, response: saved }],
});
