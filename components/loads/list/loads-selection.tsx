"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";
import { Checkbox } from "@/components/ui/controls";
import type { LoadSummary } from "@/lib/loads/schema/list";

type Chosen = {
  viewKey: string;
  ids: ReadonlySet<string>;
  /** What was chosen before the range that grows from `anchor`. */
  before: ReadonlySet<string>;
  anchor: string | null;
  /** Also the rows that no page has brought yet are meant. */
  isWhole?: boolean;
};

type LoadsSelection = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses every row from the one chosen last, or from `start`, to this one. */
  extendTo: (id: string, start?: string) => void;
  choose: (ids: readonly string[]) => void;
  /** Chooses the rows that are here, and asks for those of the view that are not. */
  chooseAll: (ids: readonly string[]) => void;
  /** Asked for so; until others are chosen. */
  isWhole: boolean;
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
  const [chosen, setChosen] = useState<Chosen>({ viewKey, ids: none, before: none, anchor: null });
  const nothing: Omit<Chosen, "viewKey"> = { ids: none, before: none, anchor: null };
  const { ids, before, anchor, isWhole = false } = chosen.viewKey === viewKey ? chosen : nothing;
  const keep = (next: Omit<Chosen, "viewKey">) => setChosen({ viewKey, ...next });
  const choose = (next: ReadonlySet<string>, from: string | null) => keep({ ids: next, before: next, anchor: from });
  const selection: LoadsSelection = {
    ids,
    toggle: (id) => choose(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]), id),
    extendTo: (id, start = id) => {
      const first = anchor !== null && order.includes(anchor) ? anchor : start;
      const [from = 0, to = 0] = [order.indexOf(first), order.indexOf(id)].sort((a, b) => a - b);
      keep({ ids: new Set([...before, ...order.slice(from, to + 1)]), before, anchor: first });
    },
    choose: (next) => choose(new Set(next), null),
    chooseAll: (next) => keep({ ids: new Set(next), before: new Set(next), anchor: null, isWhole: true }),
    isWhole,
    clear: () => choose(none, null),
  };
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useLoadsSelection(): LoadsSelection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error("Only inside the list of loads.");
  return selection;
}

const Unseen = ({ text }: { text: string }) => <span className="sr-only">{text}</span>;

/** Chooses a row; with Shift, all rows from the one chosen last. */
export function SelectLoad({ load }: { load: LoadSummary }) {
  const t = useTranslations("loads");
  const { ids, toggle, extendTo } = useLoadsSelection();
  return (
    <Checkbox
      label={<Unseen text={t("selectLoad", { load: load.externalDisplayId })} />}
      checked={ids.has(load.id)}
      onChange={({ nativeEvent }) =>
        nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? extendTo(load.id) : toggle(load.id)
      }
      className="shrink-0 items-center! gap-0! print:hidden max-sm:-my-2 max-sm:-ml-2 max-sm:min-h-11 max-sm:min-w-9 max-sm:justify-center"
    />
  );
}

/** Chooses all rows that are here, or none. */
export function SelectLoads({ order }: { order: readonly string[] }) {
  const t = useTranslations("loads");
  const { ids, choose, clear } = useLoadsSelection();
  const isAll = order.length > 0 && order.every((id) => ids.has(id));
  const isSome = ids.size > 0 && !isAll;
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = isSome;
      }}
      label={<Unseen text={t("selectAllShown")} />}
      checked={isAll}
      onChange={() => (isAll ? clear() : choose(order))}
      className="shrink-0 items-center! gap-0! print:hidden"
    />
  );
}
