"use client";

import { useQueryStates } from "nuqs";
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import type { BulkDialogProps } from "@/components/loads/bulk/use-edit-dialog";
import {
  defaultSort,
  type LoadChoices,
  type LoadsView,
  loadsViewParsers,
  noFilters,
  type SetFilter,
  setFiltersOf,
  withoutFilter,
} from "@/components/loads/list/loads-view";
import { type Density, keepDensity } from "@/lib/browser/preferences";
import type { CoverageOwners } from "@/lib/directory/find-owners";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Change = { [Name in keyof LoadsView]?: LoadsView[Name] | null };

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The view of the list as the address has it, and the steps that change it. The back button undoes each. */
function useLoadsAddress() {
  const [view, change] = useQueryStates(loadsViewParsers);
  return {
    view,
    setFilters: setFiltersOf(view),
    change: (values: Change) => void change(values),
    toggleStatus: (status: string) => void change((now) => ({ status: toggled(now.status, status) })),
    toggleColumn: (id: string) => void change((now) => ({ hide: toggled(now.hide, id) }), { history: "replace" }),
    orderColumns: (columns: string[]) => void change({ columns }, { history: "replace" }),
    /** Words typed one after the other are one step. */
    search: (words: string) => void change({ search: words }, { history: view.search ? "replace" : "push" }),
    sortBy: (sort: string | null) => void change({ sort: sort ?? defaultSort }),
    remove: (filter: SetFilter) => void change((now) => withoutFilter(now, filter)),
    removeAll: () => void change(noFilters),
    /** Walking from load to load with the preview open is one step too. */
    peek: (id: string) => void change({ peek: id }, { history: view.peek ? "replace" : "push" }),
    closePeek: () => void change({ peek: null }),
  };
}

/** What other features show of a load, put here by the page: the list imports none of them. */
type LoadsParts = {
  /** Its bids, in a cell of the list. */
  Bids: ComponentType<{ load: LoadSummary; now: Date }>;
  /** The one step that a card on a phone offers. */
  Step: ComponentType<{ load: LoadSummary; onPeek: () => void }>;
  /** Its market, its bids and its posting, to act on beside the list. */
  Desk: ComponentType<{ loaded: GetLoadResponse }>;
  /** What can be done with many of them, in dialogs. */
  bulk: { post?: ComponentType<BulkDialogProps>; rates?: ComponentType<BulkDialogProps> };
};

type LoadsState = {
  parts: LoadsParts;
  density: Density;
  chooseDensity: (density: Density) => void;
  now: Date;
  choices: LoadChoices;
  /** Whether the reader may see what customers pay, and so what is left of it. */
  seesMargins: boolean;
  owners: CoverageOwners;
  address: ReturnType<typeof useLoadsAddress>;
};

const LoadsContext = createContext<LoadsState | null>(null);

const minute = 60_000;

type LoadsProviderProps = Omit<LoadsState, "now" | "address" | "chooseDensity"> & {
  startedAt: string;
  children: ReactNode;
};

/** What every part of the list needs: the present minute, the values to choose from, the names of owners. */
export function LoadsProvider({ startedAt, density: served, children, ...fixed }: LoadsProviderProps) {
  // The server's clock first, so that both sides print the same; from then on the browser's.
  const [now, setNow] = useState(() => new Date(startedAt));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  const address = useLoadsAddress();
  const [density, setDensity] = useState(served);
  const chooseDensity = (next: Density) => {
    setDensity(next);
    keepDensity(next);
  };
  return <LoadsContext value={{ ...fixed, now, address, density, chooseDensity }}>{children}</LoadsContext>;
}

export function useLoads(): LoadsState {
  const context = use(LoadsContext);
  if (!context) throw new Error("Only inside the list of loads.");
  return context;
}

/** What of the list is looked at, as the address has it. */
export const useLoadsView = () => useLoads().address;

export function useOwnerNames() {
  const { owners } = useLoads();
  const { userId } = useSession();
  return {
    /** Whether loads can be the viewer's own. */
    hasOwnId: owners.users.some(({ id, externalId }) => id === userId && externalId !== undefined),
    userName: (id: string) => owners.users.find(({ externalId }) => externalId === id)?.name ?? id,
    teamName: (id: string) => owners.teams.find(({ externalId }) => externalId === id)?.name ?? id,
  };
}
