"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { inOrder } from "@/components/loads/list/column-order";
import { columnOfField, inlineFields } from "@/components/loads/list/inline-fields";
import { preparePeek } from "@/components/loads/list/lazy-peek";
import { columnIds } from "@/components/loads/list/load-columns";
import { LoadRow } from "@/components/loads/list/load-row";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { LoadsTableHead } from "@/components/loads/list/loads-table-head";
import { useInlineEdit } from "@/components/loads/list/use-inline-edit";
import { useListKeys } from "@/components/loads/list/use-list-keys";
import { useRowWindow } from "@/components/loads/list/use-row-window";
import { classNames } from "@/components/ui/class-names";
import { useIsPhone } from "@/lib/browser/media";
import { densities } from "@/lib/browser/preferences";
import type { Counted } from "@/lib/i18n/create-format";
import type { LoadSummary } from "@/lib/loads/schema/list";

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
  total: Counted;
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
  const inline = useInlineEdit();
  const first = inlineFields.find((field) => columns.some((column) => column === columnOfField[field]));
  const { role } = useSession();
  const isPhone = useIsPhone();
  const canEdit = role !== "VIEWER" && !isPhone;
  const onEdit = (id: string) => canEdit && first && inline.edit({ id, field: first });
  const keys = useListKeys({ ids, scrollTo, onEdit });
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
      className="@container relative min-h-0 min-w-0 flex-1 overflow-auto outline-offset-[-2px] max-sm:overflow-x-hidden print:overflow-visible"
    >
      <table
        data-short={density === "tall" ? undefined : ""}
        aria-rowcount={total.isMinimum ? -1 : total.count + 1}
        className={classNames(
          "w-full border-separate border-spacing-0 transition-opacity max-sm:block sm:min-w-160 sm:table-fixed print:[zoom:0.8]",
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
                  inline={{ ...inline, canEdit, focusRow: keys.focusRow }}
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
