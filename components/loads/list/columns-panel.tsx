"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { inOrder, reordered } from "@/components/loads/list/column-order";
import { type ColumnId, columnIds } from "@/components/loads/list/load-columns";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";

/** A row that moves loses the focus it had, and a button at the end of its way is disabled. */
function keepFocus() {
  const had = document.activeElement;
  requestAnimationFrame(() => {
    const next = had?.matches(":disabled") ? had.closest("li")?.querySelector("input") : had;
    if (next instanceof HTMLElement && document.activeElement !== next) next.focus();
  });
}

const steps = { ArrowUp: -1, ArrowDown: 1 } as const;

/** Which columns the table shows and in which order: by their buttons, or by Alt with an arrow. The load stays first. */
export function ColumnsPanel() {
  const t = useTranslations("loads");
  const { view, toggleColumn, orderColumns } = useLoadsView();
  const columns = inOrder(columnIds, view.columns);
  const move = (id: ColumnId, step: 1 | -1) => {
    const next = reordered(columns, id, step);
    const isOwn = next.every((column, at) => column === columnIds[at]);
    keepFocus();
    orderColumns(isOwn ? [] : next.slice(1));
  };
  const onKeyDown = (id: ColumnId) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(id, steps[event.key]);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-ink-2 text-xs">{t("showColumn")}</legend>
      <ul className="grid">
        {columns.map((id, at) => (
          <li key={id} onKeyDown={onKeyDown(id)} className="flex items-center gap-1">
            <Checkbox
              className="min-w-0 flex-1"
              label={t(`columns.${id}`)}
              checked={!view.hide.includes(id)}
              disabled={id === "load"}
              onChange={() => toggleColumn(id)}
            />
            {id !== "load" && (
              <>
                <IconButton
                  label={t("columnUp", { column: t(`columns.${id}`) })}
                  icon={<ChevronUp aria-hidden />}
                  disabled={at <= 1}
                  onClick={() => move(id, -1)}
                />
                <IconButton
                  label={t("columnDown", { column: t(`columns.${id}`) })}
                  icon={<ChevronDown aria-hidden />}
                  disabled={at === columns.length - 1}
                  onClick={() => move(id, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
