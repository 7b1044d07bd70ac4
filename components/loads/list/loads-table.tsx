"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { preparePeek } from "@/components/loads/list/lazy-peek";
import { columnIds } from "@/components/loads/list/load-columns";
import { LoadRow } from "@/components/loads/list/load-row";
import { LoadsTableHead } from "@/components/loads/list/loads-table-head";
import { useKeptScroll } from "@/components/loads/list/use-kept-scroll";
import { useListKeys } from "@/components/loads/list/use-list-keys";
import { useLoadsView } from "@/components/loads/list/use-loads-view";
import { useRowWindow } from "@/components/loads/list/use-row-window";
import { classNames } from "@/components/ui/class-names";
import type { LoadSummary } from "@/lib/loads/schema/operations";

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

/** The loads as a table of which only the rows in view exist; on a phone each row is a card. */
export function LoadsTable({ loads, total, viewKey, isOutdated, onEndNear, end }: LoadsTableProps) {
  const t = useTranslations("loads");
  const scroller = useRef<HTMLElement>(null);
  const { view } = useLoadsView();
  const columns = columnIds.filter((id) => id === "load" || !view.hide.includes(id));
  const ids = loads.map(({ id }) => id);
  const { items, measure, before, after, scrollTo } = useRowWindow({ scroller, viewKey, ids, onEndNear });
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
        aria-rowcount={total + 1}
        className={classNames(
          "w-full border-separate border-spacing-0 transition-opacity max-sm:block sm:min-w-268 sm:table-fixed",
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
