"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import { type LiveEvent, useLiveEvents } from "@/lib/browser/live-events";

/** A type of event as texts name it: a point would be read as a step into them. */
export const textNameOf = (type: BidEventType) => type.replace(".", "_");

/** What a live event says. Guarantee of the cast: the stream sends nothing but events as the contract has them. */
export const bidEventOf = ({ data }: LiveEvent) => data as BidEvent;

/**
 * Events newest first, each once: those that came live, and those that were fetched. The live ones come in the order in
 * which all readers get them, so they keep it where they were made in the same millisecond.
 */
export function mergeEvents(live: readonly BidEvent[], fetched: readonly BidEvent[]) {
  const known = new Set(fetched.map(({ id }) => id));
  const fresh = [...new Map(live.map((event) => [event.id, event])).values()].filter(({ id }) => !known.has(id));
  return [...fresh.toReversed(), ...fetched].toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}

// The first event is followed at once, a flood of them once a second.
const pauseMs = { first: 60, between: 1000 };

/** Fetches bids, postings and the loads they change again when something happens to a bid. */
export function useBidRefresh() {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(0);
  const refresh = () => {
    timer.current = undefined;
    lastAt.current = Date.now();
    for (const key of ["bids", "bid-events", "postings"]) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const refreshSoon = () => {
    const sinceLast = Date.now() - lastAt.current;
    timer.current ??= setTimeout(refresh, Math.max(pauseMs.first, pauseMs.between - sinceLast));
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents({ onEvent: refreshSoon, onFresh: refreshSoon });
}
