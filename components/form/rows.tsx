"use client";

import { ArrowDown, ArrowUp, Copy, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { countFilled } from "@/components/form/filled";
import { useFieldShape, useFormDisplay } from "@/components/form/form-context";
import { IconButton } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

type Row = Record<string, unknown>;

/** Once React has drawn the rows again, the control goes on having the focus in the row's new place. */
const focusSoon = (find: () => HTMLElement | null) => requestAnimationFrame(() => find()?.focus());

const rowElement = (name: string, index: number) =>
  document.querySelector(`[data-row="${CSS.escape(`${name}.${index}`)}"]`);

/** The same control in another row: by the name of its field, else by what its button does, else the row's first. */
function counterpart(name: string, from: number, to: number) {
  const focused = document.activeElement;
  const prefix = `${name}.${from}.`;
  const field = focused?.getAttribute("name") ?? "";
  const same = field.startsWith(prefix)
    ? `[name="${CSS.escape(`${name}.${to}.${field.slice(prefix.length)}`)}"]`
    : `[data-action="${focused?.getAttribute("data-action")}"]:enabled`;
  return () => {
    const row = rowElement(name, to);
    return row?.querySelector<HTMLElement>(same) ?? row?.querySelector<HTMLElement>("[data-action]:enabled") ?? null;
  };
}

/**
 * The rows of a list in the form, and what can be done with them; each change says aloud what happened.
 * @param word what one row is called: "Stop"
 */
export function useRows(name: string, word: string) {
  const t = useTranslations("form.rows");
  const { getValues } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ name, keyName: "rowKey" });
  const [announcement, announce] = useState("");
  const shape = useFieldShape(name);
  const most = (shape?.kind === "list" && shape.most) || Number.POSITIVE_INFINITY;
  const titleOf = (index: number) => `${word} ${index + 1}`;
  const rows = (): Row[] => getValues(name) ?? [];

  return {
    keys: fields.map(({ rowKey }) => rowKey),
    titleOf,
    announcement,
    isFull: fields.length >= most,
    most,
    add: (row: Row) => append(row),
    duplicate: (index: number) => insert(index + 1, structuredClone(rows()[index] ?? {})),
    move(from: number, to: number) {
      if (to < 0 || to >= rows().length) return;
      const find = counterpart(name, from, to);
      move(from, to);
      announce(t("moved", { row: titleOf(from), place: to + 1 }));
      focusSoon(find);
    },
    remove(index: number) {
      const removed = structuredClone(rows()[index] ?? {});
      remove(index);
      announce(t("removed", { row: titleOf(index) }));
      const undo = () => insert(Math.min(index, rows().length), removed);
      toast(t("removed", { row: titleOf(index) }), { undo: { label: t("undo"), run: undo } });
      const next = Math.min(index, rows().length - 1);
      focusSoon(
        () =>
          rowElement(name, next)?.querySelector<HTMLElement>("[data-action=remove]") ??
          document.getElementById(`${name}-add`),
      );
    },
    /** Puts pasted rows after the one they were pasted into, or in its place when it is blank. */
    paste(index: number, pasted: Row[]) {
      const isBlank = countFilled(rows()[index]) === 0;
      const fitting = pasted.slice(0, Math.max(most - rows().length + (isBlank ? 1 : 0), 0));
      insert(index + 1, fitting, { shouldFocus: false });
      if (isBlank && fitting.length > 0) remove(index);
      announce(t("pasted", { count: fitting.length }));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;

// A row that cannot move further says so by a paler arrow; a grey box at every end would be noise.
const quiet = "disabled:border-transparent! disabled:bg-transparent! disabled:opacity-50";

/** Buttons to move, duplicate and remove a row. */
export function RowActions({ rows, index }: { rows: Rows; index: number }) {
  const t = useTranslations("form.rows");
  const { readOnly } = useFormDisplay();
  if (readOnly) return null;
  const row = rows.titleOf(index);
  const actions = [
    { id: "up", icon: <ArrowUp aria-hidden />, act: () => rows.move(index, index - 1), off: index === 0 },
    {
      id: "down",
      icon: <ArrowDown aria-hidden />,
      act: () => rows.move(index, index + 1),
      off: index === rows.keys.length - 1,
    },
    { id: "duplicate", icon: <Copy aria-hidden />, act: () => rows.duplicate(index), off: rows.isFull },
    { id: "remove", icon: <X aria-hidden />, act: () => rows.remove(index), off: false },
  ] as const;
  return (
    <div className="flex shrink-0 items-center">
      {actions.map(({ id, icon, act, off }) => (
        <IconButton
          key={id}
          data-action={id}
          label={t(id, { row })}
          icon={icon}
          onClick={act}
          disabled={off}
          className={quiet}
        />
      ))}
    </div>
  );
}

// On these Alt and an arrow open a list or a calendar.
const opensByArrow = "select, [role=combobox], [data-opens=calendar]";

/** Alt+↑ and Alt+↓ move the row the cursor is in, Ctrl+D duplicates it; the innermost row wins. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, rows: Rows, index: number) {
  const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
  const isOnList = event.target instanceof Element && event.target.matches(opensByArrow);
  if (event.altKey && isArrow && !isOnList) rows.move(index, event.key === "ArrowUp" ? index - 1 : index + 1);
  else if ((event.ctrlKey || event.metaKey) && event.key === "d" && !rows.isFull) rows.duplicate(index);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
