"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { inOrder } from "@/components/loads/list/column-order";
import { preparePeek } from "@/components/loads/list/lazy-peek";
import { CardStep, type ColumnId, columnDetails, columnIds } from "@/components/loads/list/load-columns";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { useLoadsSelection } from "@/components/loads/list/loads-selection";
import { LoadsTableHead } from "@/components/loads/list/loads-table-head";
import { useListKeys } from "@/components/loads/list/use-list-keys";
import { useRowWindow } from "@/components/loads/list/use-row-window";
import { classNames } from "@/components/ui/class-names";
import { densities } from "@/lib/browser/preferences";
import type { LoadSummary } from "@/lib/loads/schema/list";

type LoadRowProps = {
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

const isMeantElsewhere = (event: MouseEvent) =>
  (event.target instanceof Element && event.target.closest("a, label") !== null) || getSelection()?.toString() !== "";

function LoadRow({ load, index, columns, measure, isPeeked, keys }: LoadRowProps) {
  const { ids, extendTo } = useLoadsSelection();
  const { density } = useLoads();
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
          <td key={id} className={classNames(cell, heights[density], look)}>
            <Cell load={load} />
          </td>
        );
      })}
      <td className="sm:hidden [grid-area:step] empty:hidden">
        <CardStep load={load} />
      </td>
    </tr>
  );
}

// Lives as long as the page does: a user who opens a load and comes back finds the list where it was.
const offsets = new Map<string, number>();

/** A view that is seen again stands where it was left; a new one begins at its top. */
function useKeptScroll(scroller: RefObject<HTMLElement | null>, viewKey: string) {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = offsets.get(viewKey) ?? 0;
    return () => {
      offsets.set(viewKey, element.scrollTop);
    };
  }, [scroller, viewKey]);
}

type LoadsTableProps = {
  loads: LoadSummary[];
  total: number;
  /** Names the view whose rows these are. */
  viewKey: string;
  /** The rows are those of the question before, until the answer to this one is here. */
  isOutdated: boolean;
  onEndNear: () => void;
  /** What stands beneath the last row: more rows coming, or why they do not. */
  end: ReactNode;
};

const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className="max-sm:block">
      <td style={{ height }} className="p-0 max-sm:block" />
    </tr>
  );

/** The columns to show: not those taken out, and not the sell price of a viewer who may not see one. */
function useColumns(loads: readonly LoadSummary[]) {
  const { role } = useSession();
  const { view } = useLoadsView();
  const hasSell = role !== "VIEWER" || loads.some(({ customerRate }) => customerRate !== undefined);
  return inOrder(columnIds, view.columns).filter(
    (id) => id === "load" || (!view.hide.includes(id) && (id !== "sell" || hasSell)),
  );
}

/** The loads as a table of which only the rows in view exist; on a phone each row is a card. */
export function LoadsTable({ loads, total, viewKey, isOutdated, onEndNear, end }: LoadsTableProps) {
  const t = useTranslations("loads");
  const scroller = useRef<HTMLElement>(null);
  const { view } = useLoadsView();
  const { density } = useLoads();
  const columns = useColumns(loads);
  const ids = loads.map(({ id }) => id);
  const { items, measure, before, after, scrollTo } = useRowWindow({
    scroller,
    viewKey,
    ids,
    rowHeight: densities[density],
    onEndNear,
  });
  useKeptScroll(scroller, viewKey);
  const keys = useListKeys({ ids, scrollTo });
  return (
    <section
      ref={scroller}
      data-loads-list
      aria-label={t("list")}
      aria-busy={isOutdated}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      onPointerEnter={preparePeek}
      onFocus={preparePeek}
      className="@container relative min-h-0 min-w-0 flex-1 overflow-auto outline-offset-[-2px] max-sm:overflow-x-hidden"
    >
      <table
        data-short={density === "tall" ? undefined : ""}
        aria-rowcount={total + 1}
        className={classNames(
          "w-full border-separate border-spacing-0 transition-opacity max-sm:block sm:min-w-160 sm:table-fixed",
          isOutdated && "opacity-60",
        )}
      >
        <LoadsTableHead columns={columns} ids={ids} />
        <tbody className="max-sm:block">
          <Gap height={before} />
          {items.map((index) => {
            const load = loads[index];
            return (
              load && (
                <LoadRow
                  key={load.id}
                  load={load}
                  index={index}
                  columns={columns}
                  measure={measure}
                  isPeeked={load.id === view.peek}
                  keys={keys}
                />
              )
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
      {end}
    </section>
  );
}
