"use client";

import { useState } from "react";
import { isForBroker } from "@/components/bidding/desk/desk-bids";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import type { Desk } from "@/components/bidding/desk/use-desk";

/**
 * The bid beside the list: the one that was chosen; until one is, the first that waits for the broker and is compared
 * with the others. That one stays when others come to stand before it, for somebody may be reading it, and goes once a
 * chosen one was closed.
 */
export function useShownBid({ bids, groups, isCompared }: Desk) {
  const { view } = useBidsView();
  const question = [view.part, view.loads, view.load].join(" ");
  const [kept, setKept] = useState<{ id: string | null; question: string } | null>(null);
  const isListed = (id: string | null | undefined) => bids.some((bid) => bid.id === id);
  const [first] =
    view.part === "open" ? groups.flatMap((group) => group.bids.filter(isForBroker).filter(isCompared)) : [];
  const isStillMeant = kept?.question === question && (kept.id === null || isListed(kept.id));
  const next = view.bid ? { id: null, question } : isStillMeant ? kept : first ? { id: first.id, question } : null;
  if (next?.id !== kept?.id || next?.question !== kept?.question) setKept(next);
  const shown = view.bid ?? next?.id;
  return bids.find(({ id }) => id === shown);
}
