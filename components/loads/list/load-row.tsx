"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { type ColumnId, columnDetails } from "@/components/loads/list/load-columns";
import { useLoadsSelection } from "@/components/loads/list/loads-selection";
import type { useListKeys } from "@/components/loads/list/use-list-keys";
import { classNames } from "@/components/ui/class-names";
import type { LoadSummary } from "@/lib/loads/schema/operations";

type LoadRowProps = {
  load: LoadSummary;
  index: number;
  columns: readonly ColumnId[];
  measure: (row: HTMLTableRowElement | null) => void;
  isPeeked: boolean;
  keys: ReturnType<typeof useListKeys>;
};

const card =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(55%)] max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:border-line max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:[grid-template-areas:'load_status'_'lane_lane'_'pickup_money'_'crossing_trailer'_'carrier_owner']";

const cell =
  "bg-inherit max-sm:min-w-0 sm:h-14 sm:border-line sm:border-b sm:px-2 sm:py-1.5 sm:first:sticky sm:first:left-0 sm:first:z-1 sm:first:pl-5 sm:last:pr-5";

const isMeantElsewhere = (event: MouseEvent) =>
  (event.target instanceof Element && event.target.closest("a, label") !== null) || getSelection()?.toString() !== "";

export function LoadRow({ load, index, columns, measure, isPeeked, keys }: LoadRowProps) {
  const { ids, extendTo } = useLoadsSelection();
  const isChosen = ids.has(load.id);
  const wantsFocus = keys.wanted === load.id;
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (wantsFocus) element.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [wantsFocus]);
  return (
    <tr
      ref={(node) => {
        element.current = node;
        measure(node);
      }}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isPeeked || undefined}
      onFocus={() => keys.onFocus(load.id)}
      // The browser would take a range of rows for a range of text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        if (isMeantElsewhere(event)) return;
        if (event.shiftKey) extendTo(load.id);
        else keys.onPeek(load.id);
      }}
      className={classNames(
        "cursor-default",
        card,
        isPeeked || isChosen ? "bg-accent-soft" : "bg-bg focus-within:bg-sunken hover:bg-sunken",
      )}
    >
      {columns.map((id) => {
        const { Cell, look } = columnDetails[id];
        return (
          <td key={id} className={classNames(cell, look)}>
            <Cell load={load} />
          </td>
        );
      })}
    </tr>
  );
}
