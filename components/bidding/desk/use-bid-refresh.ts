"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLiveEvents } from "@/lib/browser/live-events";

// The first event is followed at once, a flood of them once a second.
const pauseMs = { first: 60, between: 1000 };

/** Has whatever is on screen of bids, postings and the loads they change asked anew when something happens to a bid. */
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
