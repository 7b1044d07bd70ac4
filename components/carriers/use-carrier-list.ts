"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keyMap } from "@/components/app-shell/key-map";
import { shortcutsOf, useShortcuts } from "@/components/app-shell/use-shortcuts";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { type CarriersView, type CarrierTab, isInTab, toSearchRequest } from "@/components/carriers/carriers-view";
import { carrierQueries } from "@/lib/carriers/queries";
import { decisionItemsMax } from "@/lib/vocabulary/limits.values";

/** The carriers of a queue. One that was decided upon leaves it at once, before the answer is here. */
export function useCarrierList(tab: CarrierTab, view: CarriersView) {
  const query = useInfiniteQuery({
    ...carrierQueries.list(toSearchRequest(tab, view)),
    placeholderData: keepPreviousData,
  });
  const carriers = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ relationship }) => query.isPlaceholderData || tab === "conflicts" || isInTab(tab, relationship));
  const first = query.data?.pages[0];
  return { query, carriers, counts: first?.counts, total: first?.total };
}

export type CarrierListState = ReturnType<typeof useCarrierList>;

/**
 * The carrier beside the list: the one that was chosen, else the first. The first stays when others come to stand
 * before it and when it leaves the list, for somebody may be reading it or writing on it. `keep` says which stays from
 * now on; nothing once the one that is decided upon is the last.
 */
export function useOpenCarrier({ query, carriers }: CarrierListState, question: string) {
  const { view } = useCarriersView();
  const [kept, setKept] = useState<{ id: string | undefined; question: string } | null>(null);
  const first = carriers[0]?.id;
  const newest = first !== undefined && !query.isPlaceholderData ? { id: first, question } : null;
  const isStillMeant = kept?.question === question && (kept.id ?? first) !== undefined;
  const next = view.carrier !== null ? null : isStillMeant ? kept : newest;
  if (next !== kept) setKept(next);
  return { current: view.carrier ?? next?.id ?? first, keep: (id: string | undefined) => setKept({ id, question }) };
}

/** Which rows of a list are chosen. Shift takes in everything from the row chosen last. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [anchor, setAnchor] = useState<string | null>(null);
  // What has left the list is no longer meant.
  const selected = ids.filter((id) => chosen.includes(id));
  const choose = (next: readonly string[]) => setChosen(next.slice(0, decisionItemsMax));

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

/** Wanted instead of a row once there is none. */
export const emptyList = "empty list";

// The stack of toasts gives the focus back to what had it before, and would take it from the row.
const leaveToast = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest("[data-sonner-toaster]")) activeElement.blur();
};

/** Which row of the list is to take the focus as soon as it is there; `goTo` opens its carrier too. */
export function useRowFocus() {
  const { open } = useCarriersView();
  const [wanted, want] = useState<string | null>(null);
  const goTo = (id: string) => {
    leaveToast();
    open(id);
    want(id);
  };
  return { wanted, want, goTo, onFocus: () => want(null) };
}

export type RowFocus = ReturnType<typeof useRowFocus>;

type CarrierKeysOptions = {
  ids: readonly string[];
  current: string | undefined;
  selection: ReturnType<typeof useSelection>;
  focus: RowFocus;
  mayDecide: boolean;
};

const isAt = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

// Arrows belong to whatever has the focus, unless that is the list or nothing at all.
const isElsewhere = (event: KeyboardEvent) => event.target !== document.body && !isAt(event, "[data-carriers-list]");

/** j/k and the arrows walk the list, x chooses, Shift with an arrow chooses a range, Esc lets go. */
export function useCarrierKeys({ ids, current, selection, focus, mayDecide }: CarrierKeysOptions) {
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
    ArrowDown: walk(1),
    ArrowUp: walk(-1),
    Escape: letGo,
    ...shortcutsOf(keyMap.inCarriers, {
      moveInCarriers: [() => goTo(neighbour(1)), () => goTo(neighbour(-1))],
      selectCarrierRange: [extend(-1), extend(1)],
      selectCarrier: () => mayDecide && current !== undefined && selection.toggle(current),
      selectAllCarriers: chooseAll,
    }),
  });
}
