"use client";

import { FlexRender, type Row } from "@tanstack/react-table";
import { type MouseEvent, useEffect, useRef } from "react";
import { columnDetails, type loadFeatures, toColumnId } from "@/components/loads/load-columns";
import { classNames } from "@/components/ui/class-names";
import type { LoadSummary } from "@/lib/loads/schema/operations";

type LoadRowProps = {
  row: Row<typeof loadFeatures, LoadSummary>;
  measure: (row: HTMLTableRowElement | null) => void;
  isPeeked: boolean;
  wantsFocus: boolean;
  onFocus: (id: string) => void;
  onPeek: (id: string) => void;
};

const card =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:border-line max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:[grid-template-areas:'load_status'_'lane_lane'_'pickup_money'_'crossing_trailer'_'carrier_carrier']";

const cell =
  "bg-inherit max-sm:min-w-0 sm:h-14 sm:border-line sm:border-b sm:px-2 sm:py-1.5 sm:first:sticky sm:first:left-0 sm:first:z-1 sm:first:pl-5 sm:last:pr-5";

const isMeantForText = (event: MouseEvent) =>
  (event.target instanceof Element && event.target.closest("a") !== null) || getSelection()?.toString() !== "";

export function LoadRow({ row, measure, isPeeked, wantsFocus, onFocus, onPeek }: LoadRowProps) {
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
      data-index={row.index}
      aria-rowindex={row.index + 2}
      aria-current={isPeeked || undefined}
      onFocus={() => onFocus(row.id)}
      onClick={(event) => !isMeantForText(event) && onPeek(row.id)}
      className={classNames(
        "cursor-default",
        card,
        isPeeked ? "bg-accent-soft" : "bg-bg focus-within:bg-sunken hover:bg-sunken",
      )}
    >
      {row.getVisibleCells().map((shown) => (
        <td key={shown.id} className={classNames(cell, columnDetails[toColumnId(shown.column.id)].look)}>
          <FlexRender cell={shown} />
        </td>
      ))}
    </tr>
  );
}
