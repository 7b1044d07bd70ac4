"use client";

import { useRef } from "react";
import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { type Answer, answerKeys, answers } from "@/components/bidding/desk/answer-states";
import { useBidAnswers, useSayWhyNot } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";

const focusedBid = () => document.activeElement?.closest("[data-load-bid]")?.getAttribute("data-load-bid") ?? undefined;

type AnswerKeys = {
  /** The open bids for the load. */
  bids: readonly DeskBid[];
  /** The bid to answer while no other has the focus. */
  meant: DeskBid | undefined;
  market: Market;
  onPost: () => void;
};

const everyAnswer: readonly Answer[] = [...answers, "revokeCounter"];

// For as long the first key of two waits for the second: after "g" the letter names a page.
const goTimeoutMs = 1000;

/**
 * On a load's page and in its preview: a c r u w answer the bid that has the focus, else the one to answer first; p
 * posts the load or offers it to more carriers. What cannot be done says why.
 */
export function useAnswerKeys({ bids, meant, market, onPost }: AnswerKeys) {
  const { answer, isAsking } = useBidAnswers();
  const sayWhyNot = useSayWhyNot();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const isMeant = (event: KeyboardEvent) => !event.repeat && event.timeStamp - goAt.current >= goTimeoutMs;
  const press = (name: Answer) => (event: KeyboardEvent) => {
    const focused = focusedBid();
    const bid = bids.find(({ id }) => id === focused) ?? meant ?? bids[0];
    // Where nobody bids, "c" makes a new load as everywhere.
    if (!isMeant(event) || (!bid && name === "counter")) return;
    // The dialog's field must not get the letter, and the page not its other meaning.
    event.preventDefault();
    if (isAsking) return;
    if (bid) answer(name, bid, market);
    else sayWhyNot("noBids");
  };
  useShortcuts({
    g: ({ timeStamp }) => {
      goAt.current = timeStamp;
    },
    p: (event) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      onPost();
    },
    ...Object.fromEntries(everyAnswer.map((name) => [answerKeys[name], press(name)])),
  });
}
