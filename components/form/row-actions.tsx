"use client";

import { ArrowDown, ArrowUp, Copy, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useFormDisplay } from "@/components/form/form-context";
import type { Rows } from "@/components/form/use-rows";
import { IconButton } from "@/components/ui/button";

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
const opensByArrow = "select, [role=combobox], [type=datetime-local]";

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
