import { type LoadsView, readLoadsView, writeLoadsView } from "@/components/loads/list/loads-view";
import { isOfTab } from "@/components/loads/list/pasted-ids";
import type { ListView } from "@/lib/list-views/schema";

/** In the place of a view's id: all loads, though another view opens first. */
export const allLoads = "all";

/**
 * What is saved of a view: its filters, order and columns, as the address has them; not which load is looked into, nor
 * loads that only the tab knows.
 */
export const queryOf = (view: LoadsView): string =>
  writeLoadsView("", { ...view, ids: isOfTab(view.ids) ? null : view.ids, peek: null, view: null }).slice(1);

/** A saved view as the list shows it, under its name. */
export const viewOf = ({ id, query }: Pick<ListView, "id" | "query">): LoadsView => ({
  ...readLoadsView(new URLSearchParams(query)),
  peek: null,
  view: id,
});

/** The address of a saved view, whole: it shows the same to who may not see the view. */
export const addressOf = (saved: Pick<ListView, "id" | "query">) => writeLoadsView("/loads", viewOf(saved));

/** Whether the list shows something else than the view has under its name. */
export const isChanged = (view: LoadsView, saved: Pick<ListView, "id" | "query">) =>
  queryOf(view) !== queryOf(viewOf(saved));

/** The ids with one of them a place further to the left or to the right. */
export function moved(ids: readonly string[], id: string, step: 1 | -1): string[] {
  const at = ids.indexOf(id);
  const rest = ids.filter((other) => other !== id);
  const to = Math.min(Math.max(at + step, 0), rest.length);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
