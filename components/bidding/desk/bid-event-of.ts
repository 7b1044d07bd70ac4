import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import type { LiveEvent } from "@/lib/browser/live-events";

/** What a live event says. Guarantee of the cast: the stream sends nothing but events as the contract has them. */
export const bidEventOf = ({ data }: LiveEvent) => data as BidEvent;
