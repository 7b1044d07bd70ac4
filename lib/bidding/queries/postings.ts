import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { keepsSaved } from "@/lib/browser/saved-setting";

const glanceMs = 30_000;

export const postingQueries = {
  all: ["postings"] as const,

  /** The latest posting of a load, or null. */
  latest: (loadId: string) =>
    queryOptions({
      queryKey: [...postingQueries.all, "latest", loadId] as const,
      queryFn: async ({ signal }) => (await api("/postings/list", { loadId, limit: 1 }, { signal })).items[0] ?? null,
      // That a carrier has looked is no event.
      refetchInterval: ({ state }) => state.data?.status === "OPEN" && glanceMs,
    }),
};

/** To whom a load can be sent. What is known of carriers changes slowly; another search keeps the list on screen. */
export const rankedCarriers = (loadId: string, query: string) =>
  queryOptions({
    queryKey: ["ranked-carriers", loadId, query] as const,
    queryFn: ({ signal }) => api("/postings/rank-carriers", { id: loadId, ...(query && { query }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Loads, bids and postings change together: whatever of them is on screen follows. */
const onSettled = refreshes(["postings"], ["bids"], ["loads"]);

/** What becomes of loads that are offered to carriers, or became. Nothing is fetched again. @throws CallError */
export const sendPostings = async (request: ApiRequest<"/postings/open-many">, options?: { signal: AbortSignal }) =>
  (await api("/postings/open-many", request, options)).results;

export const refreshPostings = onSettled;

export const postingMutations = {
  open: apiMutation("/postings/open", { onSettled }),
  end: apiMutation("/postings/end", { onSettled }),
  /** The address in the answer is shown this once; nothing keeps it. */
  offerLink: apiMutation("/postings/offer-link", { onSettled: refreshes(postingQueries.all) }),
  revokeLink: apiMutation("/postings/revoke-offer-link", { onSettled: refreshes(postingQueries.all) }),
};

export const instantResponseQueries = {
  rule: () =>
    queryOptions({
      queryKey: ["instant-response"] as const,
      queryFn: ({ signal }) => api("/instant-response/get", {}, { signal }),
    }),
};

export const instantResponseMutations = {
  save: apiMutation("/instant-response/save", keepsSaved(instantResponseQueries.rule().queryKey)),

  /** Changes nothing; a mutation because it runs when it is asked to. */
  dryRun: apiMutation("/instant-response/dry-run"),
};
