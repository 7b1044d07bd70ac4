import { queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";

export type RankRequest = ApiRequest<"/border-crossings/rank">;

export const crossingQueries = {
  /** The crossings of routes, best first; nothing is asked without a route. */
  rank: (request: RankRequest) =>
    queryOptions({
      queryKey: ["border-crossings", "rank", request] as const,
      queryFn: ({ signal }) => api("/border-crossings/rank", request, { signal }),
      enabled: request.requests.length > 0,
    }),
};
