import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListedBid } from "@/lib/bidding/schema/bid";
import { waitingStatuses } from "@/lib/bidding/schema/bid-values";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages, everyPage } from "@/lib/browser/pages";

type BidsFilter = Omit<ApiRequest<"/bids/list">, "limit" | "cursor">;
type ListedBids = { items: ListedBid[] };

// Nobody can answer more of them than a thousand; the rest follows as these are answered.
const pagesMax = 5;

/** What the broker has to do with: bids that wait for an answer, or for the carrier's to a counter. */
export const openBids: BidsFilter = { status: [...waitingStatuses] };

export const bidQueries = {
  all: ["bids"] as const,

  /** At most a thousand of them. */
  list: (filter: BidsFilter) =>
    queryOptions({
      queryKey: [...bidQueries.all, "list", filter] as const,
      queryFn: async ({ signal }): Promise<ListedBids> => ({
        items: await everyPage((page) => api("/bids/list", { ...filter, ...page }, { signal }), { pagesMax }),
      }),
    }),
};

/** Bids for a load as they were settled at a moment: events do not say by whom. They do not change any more. */
export const settledBids = (loadId: string, at: string) =>
  queryOptions({
    queryKey: ["settled-bids", loadId, at] as const,
    queryFn: ({ signal }) => api("/bids/list", { loadId, isOpen: false }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const bidEventsPageSize = 100;

/** Which events are asked for; the query adds the page. */
type BidEventsFilter = Pick<ApiRequest<"/bid-events/list">, "bidId" | "loadId" | "type">;

export const bidEventQueries = {
  all: ["bid-events"] as const,

  /** Newest first. */
  list: (filter: BidEventsFilter) =>
    infiniteQueryOptions({
      queryKey: [...bidEventQueries.all, filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/bid-events/list", { ...filter, limit: bidEventsPageSize, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),
};

/** Loads, bids and postings change together: whatever of them is on screen follows, and nobody waits for it. */
const onSettled = (queryClient: QueryClient) =>
  void refreshes(["bids"], ["bid-events"], ["postings"], ["loads"])(queryClient);

/** The broker's answers to a bid. */
export const bidMutations = {
  accept: apiMutation("/bids/accept", { onSettled }),
  reject: apiMutation("/bids/reject", { onSettled }),
  counter: apiMutation("/bids/counter", { onSettled }),
  revokeCounter: apiMutation("/bids/revoke-counter", { onSettled }),
};
