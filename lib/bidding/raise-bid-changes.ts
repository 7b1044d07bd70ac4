import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidParty } from "@/lib/bidding/schema/bid-values";
import { defineChange } from "@/lib/server/changes";

/** What a broker wants to know of at once: a bid that waits, a bid that was accepted, an answer to a counter. */
type BidMoved = {
  bid: StoredBid;
  action: "SUBMIT" | "ACCEPT" | "ACCEPT_COUNTER" | "REJECT_COUNTER";
  by: BidParty;
};

/** A bid moved, and no rule has moved it on. Its load and its posting are locked, or its posting alone. */
export const bidMoved = defineChange<BidMoved>("a bid moved");
