"use client";

import { useQuery } from "@tanstack/react-query";
import { type DeskBid, groupByLoad, isForBroker, waitsSince } from "@/components/bidding/desk/desk-bids";
import { useLoadMarket } from "@/components/bidding/desk/market";
import { loadFactsOf } from "@/components/bidding/load/load-facts-of";
import { marketCurrencyOf } from "@/components/bidding/load/market-question";
import { bidQueries } from "@/lib/bidding/queries/bids";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

export const isWaiting = (bid: DeskBid) => waitsSince(bid) !== undefined;

/** The bids of a load: those that may be taken first, the best before others; settled ones last. */
export function useLoadBids(loadId: string) {
  const query = useQuery(bidQueries.list({ loadId }));
  const [group] = groupByLoad(query.data?.items ?? []);
  const sorted = group?.bids ?? [];
  const isAssignable = (bid: DeskBid) => bid.meaning?.assignable === true;
  const answerable = sorted.filter(isForBroker);
  const open = [...answerable.filter(isAssignable), ...answerable.filter((bid) => !isAssignable(bid))];
  const bids = [...open, ...sorted.filter((bid) => !isForBroker(bid))];
  // What can be taken now: of a carrier that may be assigned, and not waiting for its answer to a counter.
  const best = open.find((bid) => isAssignable(bid) && isWaiting(bid));
  return { query, bids, open, best };
}

/** What the load's lane is paid, in the currency of its money. */
export function useMarketOf(loaded: GetLoadResponse) {
  return useLoadMarket(loadFactsOf(loaded), marketCurrencyOf(loaded));
}
