"use client";

import { createContext, type ReactNode, use, useState } from "react";

type Chosen = {
  viewKey: string;
  ids: ReadonlySet<string>;
  /** What was chosen before the range that grows from `anchor`. */
  before: ReadonlySet<string>;
  anchor: string | null;
};

type LoadsSelection = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses every row from the one chosen last, or from `start`, to this one. */
  extendTo: (id: string, start?: string) => void;
  choose: (ids: readonly string[]) => void;
  clear: () => void;
};

const none: ReadonlySet<string> = new Set();
const SelectionContext = createContext<LoadsSelection | null>(null);

type LoadsSelectionProviderProps = {
  /** What is chosen belongs to a view: with other filters it is forgotten. */
  viewKey: string;
  /** The rows in their order. */
  order: readonly string[];
  children: ReactNode;
};

/** The loads that are chosen to do something with. */
export function LoadsSelectionProvider({ viewKey, order, children }: LoadsSelectionProviderProps) {
  const [held, setHeld] = useState<Chosen>({ viewKey, ids: none, before: none, anchor: null });
  const { ids, before, anchor } = held.viewKey === viewKey ? held : { ids: none, before: none, anchor: null };
  const hold = (chosen: Omit<Chosen, "viewKey">) => setHeld({ viewKey, ...chosen });
  const choose = (chosen: ReadonlySet<string>, from: string | null) =>
    hold({ ids: chosen, before: chosen, anchor: from });
  const selection: LoadsSelection = {
    ids,
    toggle: (id) => choose(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]), id),
    extendTo: (id, start = id) => {
      const first = anchor !== null && order.includes(anchor) ? anchor : start;
      const [from = 0, to = 0] = [order.indexOf(first), order.indexOf(id)].sort((a, b) => a - b);
      hold({ ids: new Set([...before, ...order.slice(from, to + 1)]), before, anchor: first });
    },
    choose: (chosen) => choose(new Set(chosen), null),
    clear: () => choose(none, null),
  };
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useLoadsSelection(): LoadsSelection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error("Only inside the list of loads.");
  return selection;
}
