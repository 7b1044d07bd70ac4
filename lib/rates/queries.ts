import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { refreshes } from "@/lib/browser/api-mutation";
import { newId } from "@/lib/core/ids";

export type RateQuestion = ApiRequest<"/rates/history">;

/** A look-up that is paid for once, however often it is sent: a retry after a lost connection keeps its `payOnce`. */
export type PaidQuestion = RateQuestion & { payOnce: string };
export const newPayOnce = () => newId("req");

/** What was answered within a day about lanes, null for those that were not asked for. Free. @throws CallError */
export const fetchRecalledRates = async (question: RateQuestion, { signal }: { signal?: AbortSignal } = {}) =>
  (await api("/rates/recall", question, { signal })).results;

/** Looks lanes up, which is paid for. @throws CallError */
export const fetchPaidRates = async ({ payOnce, ...question }: PaidQuestion) =>
  (await api("/rates/history", question, { headers: { "idempotency-key": payOnce } })).results;

/** How answers were made. Free. @throws CallError */
export const fetchRateEvidence = async (ids: string[], { signal }: { signal?: AbortSignal } = {}) =>
  (await api("/rates/explain", { ids }, { signal })).items;

/** Stores prices of past loads, or with `validateOnly` answers what would become of them. @throws CallError */
export const sendObservations = async (request: ApiRequest<"/rate-observations/import">) =>
  (await api("/rate-observations/import", request)).results;

export const rateQueries = {
  all: ["rates"] as const,
  recall: (question: RateQuestion) =>
    queryOptions({
      queryKey: ["rates", "recall", question],
      queryFn: ({ signal }) => fetchRecalledRates(question, { signal }),
      enabled: question.requests.length > 0,
    }),
  explain: (ids: string[]) =>
    queryOptions({
      queryKey: ["rates", "explain", ids],
      queryFn: ({ signal }) => fetchRateEvidence(ids, { signal }),
      enabled: ids.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const refreshPaid = refreshes(["rates", "recall"], ["usage"]);

export const rateMutations = {
  /** Asks, and pays. What was answered before is out of date then, and so is what was used this month. */
  lookUp: mutationOptions({
    mutationFn: async (question: PaidQuestion, { client }) => {
      const results = await fetchPaidRates(question);
      await refreshPaid(client);
      return results;
    },
  }),
};

export const observationQueries = {
  /** How many prices there are, of how many carriers and lanes. */
  summary: () =>
    queryOptions({
      queryKey: ["rate-observations", "summary"],
      queryFn: ({ signal }) => api("/rate-observations/summary", {}, { signal }),
    }),
};
