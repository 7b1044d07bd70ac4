"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bidEventOf } from "@/components/bidding/desk/bid-event-of";
import {
  type DeskBid,
  isForBroker,
  type KeptFacts,
  keptWith,
  listAfter,
  withKept,
} from "@/components/bidding/desk/desk-bids";
import { useBidRefresh } from "@/components/bidding/desk/use-bid-refresh";
import { bidQueries, openBids } from "@/lib/bidding/queries/bids";
import type { BidEvent } from "@/lib/bidding/schema/event";
import { useLiveEvents } from "@/lib/browser/live-events";

const eventsMax = 300;

/** What was ever fetched about the bids beside them, for those that have left the list since. */
function useKeptFacts(items: readonly DeskBid[] | undefined) {
  const [seen, setSeen] = useState<{ items?: readonly DeskBid[] | undefined; kept: KeptFacts }>({ kept: new Map() });
  if (items && items !== seen.items) setSeen({ items, kept: keptWith(seen.kept, items) });
  return seen.kept;
}

/**
 * The open bids, and those that were settled while the page was open. An event is painted when it comes, on top of what
 * was fetched last; what it does not tell is fetched at once.
 */
export function useLiveBids() {
  const query = useQuery(bidQueries.list(openBids));
  const [events, setEvents] = useState<readonly BidEvent[]>([]);
  useBidRefresh();
  useLiveEvents({
    onEvent: (event) => setEvents((before) => [...before, bidEventOf(event)].slice(-eventsMax)),
  });
  const kept = useKeptFacts(query.data?.items);
  const bids = withKept(events.reduce<readonly DeskBid[]>(listAfter, query.data?.items ?? []), kept);
  const clearSettled = () => {
    const settled = new Set(bids.filter((bid) => !isForBroker(bid)).map(({ id }) => id));
    setEvents(events.filter(({ data }) => !settled.has(data.bid.id)));
  };
  return { query, bids, clearSettled };
}
