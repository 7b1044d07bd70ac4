import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type {
  acceptBidEndpoint,
  counterBidEndpoint,
  listBidsEndpoint,
  rejectBidEndpoint,
  revokeCounterEndpoint,
} from "@/lib/bidding/contract/bids";
import type { ListBidsRequest, ListedBid } from "@/lib/bidding/schema/bid-operations";
import { call } from "@/lib/browser/call";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

type Request<Declared extends { request: z.ZodType }> = z.input<Declared["request"]>;

const operations = {
  list: at<typeof listBidsEndpoint>("/bids/list"),
  accept: at<typeof acceptBidEndpoint>("/bids/accept"),
  reject: at<typeof rejectBidEndpoint>("/bids/reject"),
  counter: at<typeof counterBidEndpoint>("/bids/counter"),
  revokeCounter: at<typeof revokeCounterEndpoint>("/bids/revoke-counter"),
};

export type BidsFilter = Omit<ListBidsRequest, "limit" | "cursor">;
export type ListedBids = { items: ListedBid[] };

// Nobody can answer more of them than this; the rest follows as these are answered.
const pagesMax = 5;
const pageSize = 200;

async function listBids(filter: BidsFilter, signal?: AbortSignal): Promise<ListedBids> {
  const items: ListedBid[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page++) {
    const answer = await call(operations.list, { ...filter, limit: pageSize, cursor }, signal);
    items.push(...answer.items);
    if (!answer.nextCursor) break;
    cursor = answer.nextCursor;
  }
  return { items };
}

/** What the broker has to do with: bids that wait for an answer, or for the carrier's to a counter. */
export const openBids: BidsFilter = { status: ["ACTIVE", "COUNTERED"] };

export const bidQueries = {
  all: ["bids"] as const,

  /** At most a thousand of them. */
  list: (filter: BidsFilter) =>
    queryOptions({
      queryKey: [...bidQueries.all, "list", filter] as const,
      queryFn: ({ signal }) => listBids(filter, signal),
    }),
};

/** Loads, bids and postings change together: whatever of them is on screen is asked anew. */
const refresh = (queryClient: QueryClient) =>
  Promise.all(
    ["bids", "bid-events", "postings", "loads"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );

const answering =
  <Sent, Answer>(send: (request: Sent) => Promise<Answer>) =>
  (queryClient: QueryClient) =>
    mutationOptions({ mutationFn: send, onSettled: () => void refresh(queryClient) });

/** The broker's answers to a bid. */
export const bidMutations = {
  accept: answering((request: Request<typeof acceptBidEndpoint>) => call(operations.accept, request)),
  reject: answering((request: Request<typeof rejectBidEndpoint>) => call(operations.reject, request)),
  counter: answering((request: Request<typeof counterBidEndpoint>) => call(operations.counter, request)),
  revokeCounter: answering((request: Request<typeof revokeCounterEndpoint>) => call(operations.revokeCounter, request)),
};
