"use client";

import { type RefObject, useRef } from "react";
import { isOnPage, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { focusItem } from "@/components/attention/item-focus";
import { useBidAnswers, useSayWhyNot } from "@/components/bidding/desk/bid-answers";
import type { AttentionItem, AttentionKind } from "@/lib/attention/schema/attention";

// For as long the first key of two waits for the second: after "g" the letter names a page.
const goTimeoutMs = 1000;

/** Keys whose buttons the items have. */
const pressed = ["a", "c", "r", "w", "p", "e", "1", "2", "3", "z"] as const;

type TodayKeys = {
  list: RefObject<HTMLElement | null>;
  /** The item that had the focus last, else the one that was first. */
  current: AttentionItem | undefined;
  onMute: (kind: AttentionKind) => void;
};

/** j/k and the arrows walk the items; each key presses the button of the current item that names it. */
export function useTodayKeys({ list, current, onMute }: TodayKeys) {
  const { answer, isAsking } = useBidAnswers();
  const sayWhyNot = useSayWhyNot();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const isMeant = (event: KeyboardEvent) =>
    !event.repeat && !isAsking && current !== undefined && event.timeStamp - goAt.current >= goTimeoutMs;
  const row = () => (current ? list.current?.querySelector(`[data-item="${CSS.escape(current.key)}"]`) : null);
  // A bid whose price nobody can compare is answered by who chose it, not because it is the first.
  const isToBeChosen = () =>
    current?.kind === "BID" && !current.standing.isCompared && !row()?.contains(document.activeElement);
  const press = (key: string) => (event: KeyboardEvent) => {
    const button = isMeant(event) && row()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
    if (!button) return;
    // A field that comes with it must not get the letter, and the page not its other meaning.
    event.preventDefault();
    if (/[acr]/.test(key) && isToBeChosen()) sayWhyNot("notCompared");
    else button.click();
  };
  const walk = (step: 1 | -1) => (event: KeyboardEvent) => {
    // Arrows belong to whatever has the focus, unless that is the list or nothing at all.
    const isArrow = event.key.startsWith("Arrow");
    const isElsewhere = !isOnPage(event) && !list.current?.contains(document.activeElement);
    if (isArrow && isElsewhere) return;
    event.preventDefault();
    focusItem(list.current, step);
  };
  const use = (event: KeyboardEvent) => {
    if (!isMeant(event) || !current || !("bid" in current)) return;
    event.preventDefault();
    if (isToBeChosen()) sayWhyNot("notCompared");
    else answer("use", current.bid);
  };
  const mute = (event: KeyboardEvent) => {
    if (isMeant(event) && current) onMute(current.kind);
  };
  useShortcuts({
    g: ({ timeStamp }) => {
      goAt.current = timeStamp;
    },
    j: walk(1),
    k: walk(-1),
    ArrowDown: walk(1),
    ArrowUp: walk(-1),
    u: use,
    m: mute,
    ...Object.fromEntries(pressed.map((key) => [key, press(key)])),
  });
}
