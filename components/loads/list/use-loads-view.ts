"use client";

import { useQueryStates } from "nuqs";
import {
  defaultSort,
  type LoadsView,
  loadsViewParsers,
  noFilters,
  type SetFilter,
  setFiltersOf,
  withoutFilter,
} from "@/components/loads/list/loads-view";

type Change = { [Name in keyof LoadsView]?: LoadsView[Name] | null };

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The view of the list as the address has it, and the steps that change it. The back button undoes each. */
export function useLoadsAddress() {
  const [view, change] = useQueryStates(loadsViewParsers);
  return {
    view,
    setFilters: setFiltersOf(view),
    change: (values: Change) => void change(values),
    toggleStatus: (status: string) => void change((now) => ({ status: toggled(now.status, status) })),
    toggleColumn: (id: string) => void change((now) => ({ hide: toggled(now.hide, id) }), { history: "replace" }),
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
