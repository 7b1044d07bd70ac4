"use client";

import { useEffect, useRef } from "react";
import { keyMap } from "@/components/app-shell/key-map";
import { isOnPage, shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { type Answer, answerKeys, answers } from "@/components/bidding/desk/answer-states";
import { useBidAnswers, useSayWhyNot } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import type { Desk } from "@/components/bidding/desk/use-desk";

const linkTo = (id: string) => document.querySelector<HTMLElement>(`[data-bid="${CSS.escape(id)}"]`);

/** Scrolls the list alone: `scrollIntoView` moves the page around it as well. */
function reveal(id: string) {
  const row = linkTo(id)?.closest("li");
  const list = row?.closest("[data-desk]");
  if (!row || !list) return;
  const [at, within] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const [above, below] = [within.top - at.top, at.bottom - within.bottom];
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

const focusBid = (id: string) => {
  linkTo(id)?.focus({ preventScroll: true });
  reveal(id);
};

/** The line of the feed that a step leads to, from the one with the focus or the first of the bid that is open. */
function nextLine(step: 1 | -1, bidId: string | null) {
  const lines = [...document.querySelectorAll<HTMLAnchorElement>("[data-feed] a[data-bid-of]")];
  const focused = lines.findIndex((line) => line.closest("li")?.contains(document.activeElement));
  const at = focused < 0 ? lines.findIndex(({ dataset }) => dataset.bidOf === bidId) : focused;
  return at < 0 ? lines[0] : lines[Math.min(Math.max(at + step, 0), lines.length - 1)];
}

const isIn = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

const everyAnswer: readonly Answer[] = [...answers, "revokeCounter"];

// For as long the first key of two waits for the second.
const goTimeoutMs = 1000;

/** The bid that an address names may lie further down than the list reaches. Later events do not move the list. */
function useRevealed(listed: string | null) {
  useEffect(() => {
    if (listed) reveal(listed);
  }, [listed]);
}

/** 1 shows the open bids, 2 the feed. */
export function usePartKeys() {
  const { filter } = useBidsView();
  const toPart = [() => filter({ part: "open", type: null }), () => filter({ part: "feed" })];
  useShortcuts(shortcutsOf(keyMap.inBids, { bidsParts: toPart }));
}

type BidKeysOptions = { desk: Desk; bid: DeskBid | undefined; market: Market | undefined };

/** One line on in the feed, whose bid is shown beside it. */
function useFeedWalk() {
  const { view, open } = useBidsView();
  return (step: 1 | -1, event: KeyboardEvent) => {
    const line = nextLine(step, view.bid);
    if (!line?.dataset.bidOf) return;
    event.preventDefault();
    open(line.dataset.bidOf);
    line.focus({ preventScroll: true });
    line.closest("li")?.scrollIntoView({ block: "nearest" });
  };
}

/** One bid on in the list, or one line in the feed. */
function useWalk({ ids, freeze }: Desk, shown: string | undefined) {
  const { view, open } = useBidsView();
  const walkFeed = useFeedWalk();
  return (step: 1 | -1, isArrow = false) =>
    (event: KeyboardEvent) => {
      // Arrows belong to whatever has the focus, unless that is the list or nothing at all.
      if (isArrow && !isOnPage(event) && !isIn(event, "[data-desk], [data-feed]")) return;
      if (view.part === "feed") return walkFeed(step, event);
      const at = shown ? ids.indexOf(shown) : -1;
      const next = at < 0 ? ids[0] : ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
      if (!next) return;
      event.preventDefault();
      freeze();
      open(next);
      focusBid(next);
    };
}

/**
 * j/k and the arrows walk the bids or the lines of the feed, a r c u w answer the bid that is shown, Esc closes it. An
 * open bid's row is in view.
 */
export function useBidKeys({ desk, bid, market }: BidKeysOptions) {
  const { view, close } = useBidsView();
  const { answer, isAsking } = useBidAnswers();
  const sayWhyNot = useSayWhyNot();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  useRevealed(view.part === "open" && view.bid && desk.ids.includes(view.bid) ? view.bid : null);
  const walk = useWalk(desk, bid?.id);
  const press = (name: Answer) => (event: KeyboardEvent) => {
    // After "g" the letter names a page; "c" makes a new load where no bid is open.
    if (event.repeat || event.timeStamp - goAt.current < goTimeoutMs || (!bid && name === "counter")) return;
    // The dialog's field must not get the letter, and the page not its other meaning.
    event.preventDefault();
    // The first question takes a moment to load; who types on meanwhile asks for nothing else.
    if (isAsking) return;
    if (bid) answer(name, bid, { market });
    else sayWhyNot("noneChosen");
  };
  const leave = () => {
    if (!view.bid) return;
    close();
    if (view.part === "open") focusBid(view.bid);
  };
  useShortcuts({
    g: ({ timeStamp }) => {
      goAt.current = timeStamp;
    },
    ...shortcutsOf(keyMap.inBids, { moveInBids: [walk(1), walk(-1)] }),
    ArrowDown: walk(1, true),
    ArrowUp: walk(-1, true),
    Escape: leave,
    ...Object.fromEntries(everyAnswer.map((name) => [answerKeys[name], press(name)])),
  });
}
