"use client";

import { useQueryStates } from "nuqs";
import {
  defaultSort,
  loadsViewParsers,
  noFilters,
  type SetFilter,
  setFiltersOf,
  withoutFilter,
} from "@/components/loads/loads-view";

/** The view of the list as the address has it, and the steps that change it. The back button undoes each. */
export function useLoadsView() {
  const [view, setView] = useQueryStates(loadsViewParsers, { history: "push" });
  return {
    view,
    setFilters: setFiltersOf(view),
    change: setView,
    /** Words typed one after the other are one step. */
    search: (words: string) => setView({ search: words }, { history: view.search ? "replace" : "push" }),
    sortBy: (sort: string | null) => setView({ sort: sort ?? defaultSort }),
    remove: (filter: SetFilter) => setView(withoutFilter(view, filter)),
    removeAll: () => setView(noFilters),
    /** Walking from load to load with the panel open is one step too. */
    peek: (id: string) => setView({ peek: id }, { history: view.peek ? "replace" : "push" }),
    closePeek: () => setView({ peek: null }),
  };
}
