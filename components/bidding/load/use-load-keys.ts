"use client";

import { useSession } from "@/components/app-shell/session-provider";
import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { answerKeys, answers, obstacleTo } from "@/components/bidding/desk/answer-states";
import { useBidAnswers } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";

const focusedBid = () => document.activeElement?.closest("[data-load-bid]")?.getAttribute("data-load-bid") ?? undefined;

type LoadKeys = {
  bids: readonly DeskBid[];
  /** The bid that the page suggests to answer: it is meant while no other has the focus. */
  suggested: DeskBid | undefined;
  market: Market;
  onPost: () => void;
};

/** a c r u answer the bid that has the focus, else the one that is suggested; p posts the load or offers it to more. */
export function useLoadKeys({ bids, suggested, market, onPost }: LoadKeys) {
  const { role } = useSession();
  const { ask, isAsking } = useBidAnswers();
  const answer = (name: (typeof answers)[number]) => (event: KeyboardEvent) => {
    const focused = focusedBid();
    const bid = bids.find(({ id }) => id === focused) ?? suggested;
    if (!bid || event.repeat) return;
    // The dialog's field must not get the letter, and the page not its other meaning.
    event.preventDefault();
    if (!isAsking && !obstacleTo(name, bid, role)) ask(name, bid, market);
  };
  useShortcuts({
    p: (event) => {
      event.preventDefault();
      onPost();
    },
    ...Object.fromEntries(answers.map((name) => [answerKeys[name], answer(name)])),
  });
}
