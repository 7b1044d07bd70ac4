import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { call } from "@/lib/browser/call";
import { newId } from "@/lib/core/ids";
import type { explainRatesEndpoint, rateHistoryEndpoint, recallRatesEndpoint } from "@/lib/rates/contract";
import type { importObservationsEndpoint, summarizeObservationsEndpoint } from "@/lib/rates/contract/observations";
import type { RateHistoryRequest } from "@/lib/rates/schema/history-operation";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const rateOperations = {
  history: at<typeof rateHistoryEndpoint>("/rates/history"),
  explain: at<typeof explainRatesEndpoint>("/rates/explain"),
  recall: at<typeof recallRatesEndpoint>("/rates/recall"),
};

export type RateQuestion = z.input<typeof RateHistoryRequest>;

/** A look-up that is paid for once, however often it is sent: a retry after a lost connection keeps its `payOnce`. */
export type PaidQuestion = RateQuestion & { payOnce: string };
export const newPayOnce = () => newId("req");

export const rateQueries = {
  all: ["rates"] as const,
  /** What was told within a day about lanes, null for those that were not asked for. Free. */
  recall: (question: RateQuestion) =>
    queryOptions({
      queryKey: ["rates", "recall", question],
      queryFn: async ({ signal }) => (await call(rateOperations.recall, question, signal)).results,
      enabled: question.requests.length > 0,
    }),
  /** How answers were made. Free. */
  explain: (ids: string[]) =>
    queryOptions({
      queryKey: ["rates", "explain", ids],
      queryFn: async ({ signal }) => (await call(rateOperations.explain, { ids }, signal)).items,
      enabled: ids.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Asks, and pays. What was told before is out of date then, and so is what was used this month. */
export const lookUpRates = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ payOnce, ...question }: PaidQuestion) =>
      (await call(rateOperations.history, question, undefined, { "idempotency-key": payOnce })).results,
    onSuccess: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: ["rates", "recall"] }),
        cache.invalidateQueries({ queryKey: ["usage"] }),
      ]);
    },
  });

export const observationOperations = {
  import: at<typeof importObservationsEndpoint>("/rate-observations/import"),
  summary: at<typeof summarizeObservationsEndpoint>("/rate-observations/summary"),
};

export const observationQueries = {
  /** How many prices there are, of how many carriers and lanes. */
  summary: () =>
    queryOptions({
      queryKey: ["rate-observations", "summary"],
      queryFn: ({ signal }) => call(observationOperations.summary, {}, signal),
    }),
};
