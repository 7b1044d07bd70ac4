"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bidEventOf } from "@/components/bids/bid-event-of";
import { type DeskBid, isForBroker, listAfter } from "@/components/bids/desk-bids";
import { useBidRefresh } from "@/components/bids/use-bid-refresh";
import type { BidEvent } from "@/lib/bids/schema/event";
import { useLiveEvents } from "@/lib/browser/live-events";
import { bidQueries, openBids } from "@/lib/postings/queries/bids";

const eventsMax = 300;

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
  const bids: readonly DeskBid[] = events.reduce<readonly DeskBid[]>(listAfter, query.data?.items ?? []);
  const clearSettled = () => {
    const settled = new Set(bids.filter((bid) => !isForBroker(bid)).map(({ id }) => id));
    setEvents(events.filter(({ data }) => !settled.has(data.bid.id)));
  };
  return { query, bids, clearSettled };
}
