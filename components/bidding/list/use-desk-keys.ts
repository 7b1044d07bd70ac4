"use client";

import { useRef } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { answerKeys, answers, obstacleTo } from "@/components/bidding/desk/answer-states";
import { useBidAnswers } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";

// For as long the first key of two waits for the second: after "g" a letter names a page.
const goTimeoutMs = 1000;

type DeskKeysOptions = { bids: readonly DeskBid[]; market: Market; onPost: (() => void) | undefined };

/** a, c and r answer the bid that has the focus, else the best; p posts the load. */
export function useDeskKeys({ bids, market, onPost }: DeskKeysOptions) {
  const { role } = useSession();
  const { ask, isAsking } = useBidAnswers();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const isMeant = (event: KeyboardEvent) => !event.repeat && event.timeStamp - goAt.current >= goTimeoutMs;
  const answer = (name: (typeof answers)[number]) => (event: KeyboardEvent) => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-desk-bid]")?.dataset.deskBid;
    const bid = bids.find(({ id }) => id === focused) ?? bids[0];
    if (!bid || !isMeant(event)) return;
    // The dialog's field must not get the letter, and the page not its other meaning.
    event.preventDefault();
    if (!isAsking && !obstacleTo(name, bid, role)) ask(name, bid, market);
  };
  useShortcuts({
    g: ({ timeStamp }) => {
      goAt.current = timeStamp;
    },
    p: (event) => {
      if (!onPost || !isMeant(event)) return;
      event.preventDefault();
      onPost();
    },
    ...Object.fromEntries(answers.map((name) => [answerKeys[name], answer(name)])),
  });
}
