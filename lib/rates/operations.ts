import { explainRatesEndpoint, rateHistoryEndpoint, recallRatesEndpoint } from "@/lib/rates/contract/history";
import { importObservationsEndpoint, summarizeObservationsEndpoint } from "@/lib/rates/contract/observations";
import { explainRates } from "@/lib/rates/explain-rates";
import { importObservations } from "@/lib/rates/import-observations";
import { lookUpRateHistory } from "@/lib/rates/look-up-rate-history";
import { recallRates } from "@/lib/rates/recall-rates";
import { summarizeObservations } from "@/lib/rates/summarize-observations";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const rateOperations = [
  operation(rateHistoryEndpoint, lookUpRateHistory),
  operation(explainRatesEndpoint, explainRates),
  operation(recallRatesEndpoint, recallRates),
  operation(importObservationsEndpoint, importObservations),
  operation(summarizeObservationsEndpoint, summarizeObservations),
] as const;
