"use client";

import { useRef } from "react";
import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { type Answer, answerKeys, answers } from "@/components/bidding/desk/answer-states";
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

const everyAnswer: readonly Answer[] = [...answers, "revokeCounter"];

// For as long the first key of two waits for the second: after "g" the letter names a page.
const goTimeoutMs = 1000;

/** a c r u w answer the bid that has the focus, else the one that is suggested; p posts the load or offers it to more. */
export function useLoadKeys({ bids, suggested, market, onPost }: LoadKeys) {
  const { answer, isAsking } = useBidAnswers();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const press = (name: Answer) => (event: KeyboardEvent) => {
    const focused = focusedBid();
    const bid = bids.find(({ id }) => id === focused) ?? suggested;
    if (!bid || event.repeat || event.timeStamp - goAt.current < goTimeoutMs) return;
    // The dialog's field must not get the letter, and the page not its other meaning.
    event.preventDefault();
    if (!isAsking) answer(name, bid, market);
  };
  useShortcuts({
    g: ({ timeStamp }) => {
      goAt.current = timeStamp;
    },
    p: (event) => {
      event.preventDefault();
      onPost();
    },
    ...Object.fromEntries(everyAnswer.map((name) => [answerKeys[name], press(name)])),
  });
}
