"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { InlineCell, type InlineEdit } from "@/components/loads/list/inline-cell";
import { type InlineField, isInlineField } from "@/components/loads/list/inline-fields";
import { CardStep, type ColumnId } from "@/components/loads/list/load-columns";
import { useLoads } from "@/components/loads/list/loads-context";
import { useLoadsSelection } from "@/components/loads/list/loads-selection";
import type { useListKeys } from "@/components/loads/list/use-list-keys";
import { classNames } from "@/components/ui/class-names";
import type { LoadSummary } from "@/lib/loads/schema/list";

type LoadRowProps = {
  inline: InlineEdit;
  load: LoadSummary;
  index: number;
  columns: readonly ColumnId[];
  measure: (row: HTMLTableRowElement | null) => void;
  isPeeked: boolean;
  keys: ReturnType<typeof useListKeys>;
};

const card =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(50%)] max-sm:gap-x-3 max-sm:gap-y-1.5 max-sm:border-line max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:[grid-template-areas:'load_status'_'lane_lane'_'pickup_bids'_'step_step']";

const cell =
  "bg-inherit max-sm:min-w-0 sm:border-line sm:border-b sm:px-2 sm:py-0 sm:first:sticky sm:first:left-0 sm:first:z-1 sm:first:pl-5 sm:last:pr-5";

const heights = { short: "sm:h-7", middle: "sm:h-9", tall: "sm:h-14" };

const doubleClickMs = 250;

/** The field that a click in a cell means: the prices stand beneath each other in one. */
function fieldAt({ target }: MouseEvent): InlineField | undefined {
  const name = target instanceof Element && target.closest("[data-field]")?.getAttribute("data-field");
  return name && isInlineField(name) ? name : undefined;
}

const isMeantElsewhere = (event: MouseEvent) =>
  (event.target instanceof Element && event.target.closest("a, label") !== null) || getSelection()?.toString() !== "";

/** A load of the list. On a phone it is a card. */
export function LoadRow({ load, index, columns, measure, isPeeked, keys, inline }: LoadRowProps) {
  const { ids, extendTo } = useLoadsSelection();
  const { density } = useLoads();
  const isChosen = ids.has(load.id);
  const { canEdit } = inline;
  const wantsFocus = keys.wanted === load.id;
  const isUnsaved = inline.unsaved.includes(load.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
      aria-busy={isUnsaved || undefined}
      onFocus={() => keys.onFocus(load.id)}
      // The browser would take a range of rows for a range of text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        if (isMeantElsewhere(event)) return;
        if (event.shiftKey) extendTo(load.id);
        else if (!canEdit || !fieldAt(event)) keys.onPeek(load.id);
        // A preview beside the list would move the cell away from under the second click.
        else if (event.detail === 1) timer.current = setTimeout(() => keys.onPeek(load.id), doubleClickMs);
      }}
      onDoubleClick={(event) => {
        const field = canEdit && fieldAt(event);
        if (!field) return;
        clearTimeout(timer.current);
        getSelection()?.removeAllRanges();
        inline.edit({ id: load.id, field });
      }}
      className={classNames(
        "cursor-default",
        card,
        isUnsaved && "italic",
        isPeeked || isChosen ? "bg-accent-soft" : "bg-bg focus-within:bg-sunken hover:bg-sunken",
      )}
    >
      {columns.map((column) => (
        <InlineCell
          key={column}
          load={load}
          column={column}
          columns={columns}
          className={classNames(cell, heights[density])}
          inline={inline}
        />
      ))}
      <td className="sm:hidden [grid-area:step] empty:hidden">
        <CardStep load={load} />
      </td>
    </tr>
  );
}
