import type { Bid } from "@/lib/bidding/schema/bid";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";

/**
 * Where a carrier stands with an offer: `open` it may bid, `over` it may not any more. `last` is its latest bid that
 * came to nothing.
 */
export type OfferState = { is: "open" | "over"; last?: Bid } | { is: "sent" | "countered" | "accepted"; bid: Bid };

const standing = { ACTIVE: "sent", COUNTERED: "countered", ACCEPTED: "accepted" } as const;

const isStanding = (status: Bid["status"]): status is keyof typeof standing => status in standing;

export function stateOf({ posting, bids }: Pick<GetOfferResponse, "posting" | "bids">): OfferState {
  const newest = [...bids].sort((one, other) => other.submittedAt.localeCompare(one.submittedAt));
  const bid = newest.find(({ status }) => isStanding(status));
  if (bid && isStanding(bid.status)) return { is: standing[bid.status], bid };
  return { is: posting.status === "OPEN" ? "open" : "over", last: newest[0] };
}

/** Changes whenever something happened that a carrier wants to know of. */
export const stateKey = (state: OfferState) =>
  "bid" in state
    ? `${state.is} ${state.bid.id} ${state.bid.counter?.amount.amount}`
    : `${state.is} ${state.last?.status}`;
