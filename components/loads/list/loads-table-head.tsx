"use client";

import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ColumnId, columnDetails } from "@/components/loads/list/load-columns";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { SelectLoads } from "@/components/loads/list/loads-selection";
import { classNames } from "@/components/ui/class-names";

const nextSort = (sorts: readonly [string, string], present: string) =>
  present === sorts[0] ? sorts[1] : present === sorts[1] ? null : sorts[0];

const directionOf = (sort: string) => (sort.startsWith("-") ? "descending" : "ascending");

function SortButton({ id, sorts, iconFirst }: { id: ColumnId; sorts: readonly [string, string]; iconFirst: boolean }) {
  const t = useTranslations("loads");
  const { view, sortBy } = useLoadsView();
  const isSorted = sorts.includes(view.sort);
  const Icon = !isSorted ? ArrowUpDown : directionOf(view.sort) === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => sortBy(nextSort(sorts, view.sort))}
      className={classNames(
        // As a box of its own it is not drawn again at the head of further sheets.
        "group -mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:text-ink print:contents",
        isSorted && "text-ink",
        iconFirst && "flex-row-reverse",
      )}
    >
      {t(`columns.${id}`)}
      <Icon
        aria-hidden
        className={classNames(
          "size-3!",
          !isSorted && "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 print:hidden",
        )}
      />
    </button>
  );
}

/** The heads stay in view; those of sortable columns sort. On a phone the order is chosen above the list. */
export function LoadsTableHead({ columns, ids }: { columns: readonly ColumnId[]; ids: readonly string[] }) {
  const t = useTranslations("loads");
  const { view } = useLoadsView();
  return (
    <thead className="max-sm:sr-only">
      <tr>
        {columns.map((id) => {
          const { look, sorts } = columnDetails[id];
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorts?.some((sort) => sort === view.sort) ? directionOf(view.sort) : undefined}
              className={classNames(
                "sticky top-0 z-2 h-8.75 print:static truncate border-line border-b bg-bg px-2 text-left font-medium text-ink-3 text-xs first:left-0 first:z-3 first:pl-5 last:pr-5",
                look,
              )}
            >
              <div className={id === "load" ? "flex items-center gap-3" : undefined}>
                {id === "load" && <SelectLoads order={ids} />}
                {sorts ? <SortButton id={id} sorts={sorts} iconFirst={id === "maxBuy"} /> : t(`columns.${id}`)}
              </div>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
