"use client";

import { useLoadBids } from "@/components/bidding/load/use-load-bids";

/** How many bids of a load may still be answered; nothing until they are read. */
export function OpenBidCount({ loadId }: { loadId: string }) {
  const { query, open } = useLoadBids(loadId);
  return query.data && open.length;
}
