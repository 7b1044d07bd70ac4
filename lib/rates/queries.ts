import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { refreshes } from "@/lib/browser/api-mutation";
import { newId } from "@/lib/core/ids";

export type RateQuestion = ApiRequest<"/rates/history">;

/** A look-up that is paid for once, however often it is sent: a retry after a lost connection keeps its `payOnce`. */
export type PaidQuestion = RateQuestion & { payOnce: string };
export const newPayOnce = () => newId("req");

export const rateQueries = {
  all: ["rates"] as const,
  /** What was answered within a day about lanes, null for those that were not asked for. Free. */
  recall: (question: RateQuestion) =>
    queryOptions({
      queryKey: ["rates", "recall", question],
      queryFn: async ({ signal }) => (await api("/rates/recall", question, { signal })).results,
      enabled: question.requests.length > 0,
    }),
  /** How answers were made. Free. */
  explain: (ids: string[]) =>
    queryOptions({
      queryKey: ["rates", "explain", ids],
      queryFn: async ({ signal }) => (await api("/rates/explain", { ids }, { signal })).items,
      enabled: ids.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const refreshPaid = refreshes(["rates", "recall"], ["usage"]);

export const rateMutations = {
  /** Asks, and pays. What was answered before is out of date then, and so is what was used this month. */
  lookUp: mutationOptions({
    mutationFn: async ({ payOnce, ...question }: PaidQuestion, { client }) => {
      const { results } = await api("/rates/history", question, { headers: { "idempotency-key": payOnce } });
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
