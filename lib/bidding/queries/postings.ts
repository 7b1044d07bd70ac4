import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";

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

/** Loads, bids and postings change together: whatever of them is on screen follows. */
const onSettled = refreshes(["postings"], ["bids"], ["loads"]);

export const postingMutations = {
  open: apiMutation("/postings/open", { onSettled }),
  end: apiMutation("/postings/end", { onSettled }),
  /** The address in the answer is shown this once; nothing keeps it. */
  offerLink: apiMutation("/postings/offer-link", { onSettled: refreshes(postingQueries.all) }),
};
