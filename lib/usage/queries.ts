import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/browser/call";
import type { saveUsageBudgetEndpoint, usageStatementEndpoint, usageSummaryEndpoint } from "@/lib/usage/contract";
import type { SaveUsageBudgetRequest, UsageRecord, UsageStatementRequest } from "@/lib/usage/schema";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const usageOperations = {
  summary: at<typeof usageSummaryEndpoint>("/usage/summary"),
  statement: at<typeof usageStatementEndpoint>("/usage/statement"),
  saveBudget: at<typeof saveUsageBudgetEndpoint>("/usage/budget/save"),
};

export type UsageDays = { from?: string; to?: string };
/** What of the call log is asked for; the pages are the query's own affair. */
export type LogFilter = Omit<UsageStatementRequest, "limit" | "cursor">;

export const logPageSize = 50;
const filePageSize = 200;

export const usageQueries = {
  all: ["usage"] as const,
  summary: (days: UsageDays) =>
    queryOptions({
      queryKey: ["usage", "summary", days] as const,
      queryFn: ({ signal }) => call(usageOperations.summary, days, signal),
    }),
  /** The running month so far: what is shown beside a control that spends. */
  month: () => queryOptions({ ...usageQueries.summary({}), select: ({ month }) => month }),
  log: (filter: LogFilter) =>
    infiniteQueryOptions({
      queryKey: ["usage", "log", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(usageOperations.statement, { ...filter, limit: logPageSize, cursor: pageParam || undefined }, signal),
      initialPageParam: "",
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
};

/** All of the call log for a file, page after page. */
export async function readStatement(filter: LogFilter): Promise<UsageRecord[]> {
  const records: UsageRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(usageOperations.statement, { ...filter, limit: filePageSize, cursor });
    records.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return records;
}

export const saveUsageBudget = (cache: QueryClient) =>
  mutationOptions({
    mutationFn: (request: SaveUsageBudgetRequest) => call(usageOperations.saveBudget, request),
    onSuccess: () => cache.invalidateQueries({ queryKey: usageQueries.all }),
  });
