import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { bidResponseTimesEndpoint, listBidEventsEndpoint } from "@/lib/bidding/contract/bid-events";
import type { ListBidEventsRequest } from "@/lib/bidding/schema/event";
import type { BidResponseTimesRequest } from "@/lib/bidding/schema/response-times";
import { call } from "@/lib/browser/call";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

const operations = {
  events: at<typeof listBidEventsEndpoint>("/bid-events/list"),
  responseTimes: at<typeof bidResponseTimesEndpoint>("/bids/response-times"),
};

export const bidEventsPageSize = 100;
const firstPage = "";

/** Which events are asked for; the pages are the query's own affair. */
export type BidEventsFilter = Pick<ListBidEventsRequest, "bidId" | "loadId" | "type">;

export const bidEventQueries = {
  all: ["bid-events"] as const,

  /** Newest first. */
  list: (filter: BidEventsFilter) =>
    infiniteQueryOptions({
      queryKey: [...bidEventQueries.all, filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(operations.events, { ...filter, limit: bidEventsPageSize, cursor: pageParam || undefined }, signal),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
};

export const responseTimeQueries = {
  report: (request: BidResponseTimesRequest) =>
    queryOptions({
      queryKey: ["bids", "response-times", request] as const,
      queryFn: ({ signal }) => call(operations.responseTimes, request, signal),
    }),
};
