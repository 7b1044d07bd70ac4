"use client";

import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { useLoadTab } from "@/components/loads/page/use-load-tab";

/** The bids of the load that are on the screen, each by the name of its carrier. */
const shownBids = () =>
  [...document.querySelectorAll<HTMLElement>("[data-load-bid] a")].filter((link) => link.checkVisibility());

function focusBid(step: 1 | -1) {
  const links = shownBids();
  const at = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  const next = at === -1 ? links[0] : links[Math.min(Math.max(at + step, 0), links.length - 1)];
  next?.focus();
}

/** j and k walk the bids of a load, best first; where none are in view, their tab opens. */
export function useBidWalk() {
  const { setTab } = useLoadTab();
  const walk = (step: 1 | -1) => (event: KeyboardEvent) => {
    event.preventDefault();
    if (shownBids().length > 0) return focusBid(step);
    setTab("bids");
    requestAnimationFrame(() => focusBid(step));
  };
  useShortcuts(shortcutsOf(keyMap.inEditor, { walkBids: [walk(1), walk(-1)] }));
}
