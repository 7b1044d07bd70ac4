"use client";

import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { useCarriersView } from "@/components/carriers/use-carriers-view";
import type { RowFocus } from "@/components/carriers/use-row-focus";
import type { useSelection } from "@/components/carriers/use-selection";

type CarrierKeysOptions = {
  ids: readonly string[];
  current: string | undefined;
  selection: ReturnType<typeof useSelection>;
  focus: RowFocus;
  mayDecide: boolean;
  onUndo: () => void;
};

const isAt = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

// Arrows belong to whatever has the focus, unless that is the list or nothing at all.
const isElsewhere = (event: KeyboardEvent) => event.target !== document.body && !isAt(event, "[data-carriers-list]");

/** j/k and the arrows walk the list, x chooses, Shift with an arrow chooses a range, Esc lets go, Ctrl+Z undoes. */
export function useCarrierKeys({ ids, current, selection, focus, mayDecide, onUndo }: CarrierKeysOptions) {
  const { view, close } = useCarriersView();
  const goTo = (id: string | undefined) => id !== undefined && focus.goTo(id);
  const neighbour = (step: 1 | -1) => ids[Math.min(Math.max(ids.indexOf(current ?? "") + step, 0), ids.length - 1)];
  const walk = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    goTo(neighbour(step));
  };
  const extend = (step: 1 | -1) => (event: KeyboardEvent) => {
    const next = neighbour(step);
    if (isElsewhere(event) || !mayDecide || next === undefined || current === undefined) return;
    event.preventDefault();
    if (selection.selected.length === 0) selection.toggle(current);
    selection.extendTo(next);
    goTo(next);
  };
  const letGo = () => {
    if (selection.selected.length > 0) return selection.clear();
    if (!view.carrier) return;
    focus.want(view.carrier);
    close();
  };
  const chooseAll = (event: KeyboardEvent) => {
    if (!mayDecide || ids.length === 0) return;
    event.preventDefault();
    selection.chooseAll();
  };
  useShortcuts({
    j: () => goTo(neighbour(1)),
    k: () => goTo(neighbour(-1)),
    ArrowDown: walk(1),
    ArrowUp: walk(-1),
    "Shift+ArrowDown": extend(1),
    "Shift+ArrowUp": extend(-1),
    x: () => mayDecide && current !== undefined && selection.toggle(current),
    "$mod+a": chooseAll,
    "$mod+z": onUndo,
    Escape: letGo,
  });
}
