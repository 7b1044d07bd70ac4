"use client";

import { useState } from "react";

/** The API decides on this many at once. */
export const selectionMax = 200;

/** Which rows of a list are chosen. Shift takes in everything from the row chosen last. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [anchor, setAnchor] = useState<string | null>(null);
  // What has left the list is no longer meant.
  const selected = ids.filter((id) => chosen.includes(id));
  const choose = (next: readonly string[]) => setChosen(next.slice(0, selectionMax));

  const toggle = (id: string) => {
    setAnchor(id);
    choose(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  };
  const extendTo = (id: string) => {
    const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].sort((a, b) => a - b);
    choose([...new Set([...selected, ...ids.slice(from, (to ?? 0) + 1)])]);
    if (anchor === null) setAnchor(id);
  };
  return {
    selected,
    toggle,
    extendTo,
    chooseAll: () => choose(ids),
    clear: () => setChosen([]),
  };
}
