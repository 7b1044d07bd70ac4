"use client";

import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";
import { useLoadsSurroundings } from "@/components/loads/list/loads-context";
import {
  defaultSort,
  type LoadsView,
  noFilters,
  readLoadsView,
  type SetFilter,
  setFiltersOf,
  withoutFilter,
  writeLoadsView,
} from "@/components/loads/list/loads-view";

type Change = { [Name in keyof LoadsView]?: LoadsView[Name] | null };

const present = () => readLoadsView(new URLSearchParams(location.search));

/** Read anew for each step: a second click may come before the first one is drawn. */
const change = (step: (view: LoadsView) => Change, how: "push" | "replace" = "push") =>
  writeSearch(writeLoadsView(location.search, step(present())), how);

const steps = {
  change: (values: Change) => change(() => values),
  toggleStatus: (status: string) =>
    change((view) => ({
      status: view.status.includes(status) ? view.status.filter((one) => one !== status) : [...view.status, status],
    })),
  toggleColumn: (id: string) =>
    change(
      ({ hide }) => ({ hide: hide.includes(id) ? hide.filter((hidden) => hidden !== id) : [...hide, id] }),
      "replace",
    ),
  /** Words typed one after the other are one step. */
  search: (words: string) => change(() => ({ search: words }), present().search ? "replace" : "push"),
  sortBy: (sort: string | null) => change(() => ({ sort: sort ?? defaultSort })),
  remove: (filter: SetFilter) => change((view) => withoutFilter(view, filter)),
  removeAll: () => change(() => noFilters),
  /** Walking from load to load with the preview open is one step too. */
  peek: (id: string) => change(() => ({ peek: id }), present().peek ? "replace" : "push"),
  closePeek: () => change(() => ({ peek: null })),
};

/** The view of the list as the address has it, and the steps that change it. The back button undoes each. */
export function useLoadsView() {
  const { search } = useLoadsSurroundings();
  const view = readLoadsView(new URLSearchParams(usePageSearch("/loads", search)));
  return { view, setFilters: setFiltersOf(view), ...steps };
}
