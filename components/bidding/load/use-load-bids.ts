"use client";

import { useQuery } from "@tanstack/react-query";
import { groupByLoad, isForBroker } from "@/components/bidding/desk/desk-bids";
import { useLoadMarket } from "@/components/bidding/desk/market";
import { loadFactsOf } from "@/components/bidding/load/load-facts-of";
import { marketCurrencyOf } from "@/components/bidding/load/market-question";
import { bidQueries } from "@/lib/bidding/queries/bids";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** The bids of a load as they are ranked; those in `open` are not settled, and `best` is the one to take. */
export function useLoadBids(loadId: string) {
  const query = useQuery(bidQueries.list({ loadId }));
  const [group] = groupByLoad(query.data?.items ?? []);
  const bids = group?.bids ?? [];
  const isCompared = group?.isCompared ?? (() => false);
  return { query, bids, open: bids.filter(isForBroker), best: group?.best, isCompared };
}

/** What the load's lane is paid, in the currency of its money. */
export function useMarketOf(loaded: GetLoadResponse) {
  return useLoadMarket(loadFactsOf(loaded), marketCurrencyOf(loaded));
}
