import { queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";

export type RankRequest = ApiRequest<"/border-crossings/rank">;

/** The crossings of routes, best first. @throws CallError */
export const fetchRanking = (request: RankRequest, { signal }: { signal?: AbortSignal } = {}) =>
  api("/border-crossings/rank", request, { signal });

export const crossingQueries = {
  /** Nothing is asked without a route. */
  rank: (request: RankRequest) =>
    queryOptions({
      queryKey: ["border-crossings", "rank", request] as const,
      queryFn: ({ signal }) => fetchRanking(request, { signal }),
      enabled: request.requests.length > 0,
    }),
};
