"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { keyMap } from "@/components/app-shell/key-map";
import { isOnPage, shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { useLoadsSelection } from "@/components/loads/list/loads-selection";
import { takeOpened } from "@/components/loads/list/way-back";

type ListKeysOptions = { ids: string[]; scrollTo: (index: number) => void; onEdit: (id: string) => void };

const isAt = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

// Arrows and Space belong to whatever has the focus, unless that is the list or nothing at all.
const isElsewhere = (event: KeyboardEvent) =>
  !isOnPage(event) && (!isAt(event, "[data-loads-list]") || isAt(event, "button"));
const isOnBox = (event: KeyboardEvent) => isAt(event, "[data-loads-list] input");

const isInPopover = () => document.querySelector("[role=dialog][data-open]") !== null;

/** Runs in the list alone, and keeps the browser from scrolling or choosing text instead. */
const inList = (run: () => void) => (event: KeyboardEvent) => {
  if (isElsewhere(event)) return;
  event.preventDefault();
  run();
};

/** The row that the keys are at, and the one that is to take the focus. */
function useListCursor({ ids, scrollTo }: Pick<ListKeysOptions, "ids" | "scrollTo">) {
  const { view, peek } = useLoadsView();
  const [active, setActive] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const current = active ?? view.peek;
  const goBackTo = useEffectEvent((id: string) => {
    if (!ids.includes(id)) return;
    // In the next frame the list stands where it was left, and the load is mostly in view.
    requestAnimationFrame(() => scrollTo(ids.indexOf(id)));
    setActive(id);
    setWanted(id);
  });
  useEffect(() => goBackTo(takeOpened()), []);
  const move = (step: 1 | -1) => {
    const next = Math.min(Math.max(ids.indexOf(current ?? "") + step, 0), ids.length - 1);
    const id = ids[next];
    if (id === undefined) return;
    scrollTo(next);
    setActive(id);
    setWanted(id);
    if (view.peek) peek(id);
    return id;
  };
  return { current, wanted, move, setActive, setWanted };
}

// From the highest rows to the lowest, and round.
const lower = { tall: "middle", middle: "short", short: "tall" } as const;

/**
 * j/k and the arrows walk the list, Space peeks, x chooses, Shift with the arrows chooses a range, Shift+D makes the
 * rows lower, e edits, Esc closes. Enter opens by itself: the focus stands on a link. Who comes back from a load stands at it.
 */
export function useListKeys(options: ListKeysOptions) {
  const { view, peek, closePeek } = useLoadsView();
  const { density, chooseDensity } = useLoads();
  const selection = useLoadsSelection();
  const { current, wanted, move, setActive, setWanted } = useListCursor(options);

  const choose = (step: 1 | -1) => {
    const id = move(step);
    if (id) selection.extendTo(id, current ?? id);
  };
  const togglePeek = inList(() => current && (view.peek === current ? closePeek() : peek(current)));
  const close = () => {
    if (isInPopover()) return;
    if (!view.peek) return selection.clear();
    setWanted(view.peek);
    closePeek();
  };
  const peekUnlessOnBox = (event: KeyboardEvent) => current && !isOnBox(event) && togglePeek(event);
  useShortcuts({
    ArrowDown: inList(() => move(1)),
    ArrowUp: inList(() => move(-1)),
    Escape: close,
    ...shortcutsOf(keyMap.inList, {
      moveInList: [() => move(1), () => move(-1)],
      selectRange: [inList(() => choose(-1)), inList(() => choose(1))],
      selectAll: inList(() => selection.chooseAll(options.ids)),
      // The letter is not typed into the field that opens.
      editRow: inList(() => current && options.onEdit(current)),
      density: () => chooseDensity(lower[density]),
      select: () => current && selection.toggle(current),
      peek: peekUnlessOnBox,
    }),
  });

  return {
    /** The row that is to take the focus as soon as it is there. */
    wanted,
    focusRow: setWanted,
    onFocus: (id: string) => {
      setActive(id);
      setWanted(null);
    },
    onPeek: (id: string) => {
      setActive(id);
      peek(id);
    },
  };
}
