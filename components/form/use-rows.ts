"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { countFilled } from "@/components/form/filled";
import { useFieldShape } from "@/components/form/form-context";
import { toast } from "@/components/ui/toast";

type Row = Record<string, unknown>;

const undoMilliseconds = 10_000;

/** Once React has drawn the rows anew, the control goes on having the focus in the row's new place. */
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
  const [news, setNews] = useState("");
  const shape = useFieldShape(name);
  const most = (shape?.kind === "list" && shape.most) || Number.POSITIVE_INFINITY;
  const titleOf = (index: number) => `${word} ${index + 1}`;
  const rows = (): Row[] => getValues(name) ?? [];

  return {
    keys: fields.map(({ rowKey }) => rowKey),
    titleOf,
    news,
    isFull: fields.length >= most,
    most,
    add: (row: Row) => append(row),
    duplicate: (index: number) => insert(index + 1, structuredClone(rows()[index] ?? {})),
    move(from: number, to: number) {
      if (to < 0 || to >= rows().length) return;
      const find = counterpart(name, from, to);
      move(from, to);
      setNews(t("moved", { row: titleOf(from), place: to + 1 }));
      focusSoon(find);
    },
    remove(index: number) {
      const removed = structuredClone(rows()[index] ?? {});
      remove(index);
      setNews(t("removed", { row: titleOf(index) }));
      const undo = () => insert(Math.min(index, rows().length), removed);
      toast(t("removed", { row: titleOf(index) }), {
        duration: undoMilliseconds,
        action: { label: t("undo"), onClick: undo },
      });
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
      setNews(t("pasted", { count: fitting.length }));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;
