import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages, everyPage } from "@/lib/browser/pages";

export type UsageDays = { from?: string; to?: string };
/** What of the call log is asked for; the query adds the page. */
export type LogFilter = Omit<ApiRequest<"/usage/statement">, "limit" | "cursor">;

const logPageSize = 50;

export const usageQueries = {
  all: ["usage"] as const,
  summary: (days: UsageDays) =>
    queryOptions({
      queryKey: ["usage", "summary", days] as const,
      queryFn: ({ signal }) => api("/usage/summary", days, { signal }),
    }),
  /** The running month so far: what is shown beside a control that spends. */
  month: () => queryOptions({ ...usageQueries.summary({}), select: ({ month }) => month }),
  log: (filter: LogFilter) =>
    infiniteQueryOptions({
      queryKey: ["usage", "log", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/usage/statement", { ...filter, limit: logPageSize, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),
};

/** All of the call log for a file, page after page. */
export const readStatement = (filter: LogFilter) =>
  everyPage((page) => api("/usage/statement", { ...filter, ...page }));

export const usageMutations = {
  saveBudget: apiMutation("/usage/budget/save", { onSuccess: refreshes(usageQueries.all) }),
};
