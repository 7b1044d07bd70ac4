"use client";

import { lazy, Suspense } from "react";
import { columnOfField, isInlineField, nextField } from "@/components/loads/list/inline-fields";
import { type ColumnId, columnDetails } from "@/components/loads/list/load-columns";
import type { useInlineEdit } from "@/components/loads/list/use-inline-edit";
import { classNames } from "@/components/ui/class-names";
import type { LoadSummary } from "@/lib/loads/schema/list";

const InlineEditor = lazy(() =>
  import("@/components/loads/list/inline-editor").then((module) => ({ default: module.InlineEditor })),
);

export type InlineEdit = ReturnType<typeof useInlineEdit> & {
  canEdit: boolean;
  /** Gives the focus back to the row that was edited. */
  focusRow: (id: string) => void;
};

type InlineCellProps = {
  load: LoadSummary;
  column: ColumnId;
  columns: readonly ColumnId[];
  className: string;
  inline: InlineEdit;
};

/** A cell of a row, with the editor of one of its fields over it. */
export function InlineCell({ load, column, columns, className, inline }: InlineCellProps) {
  const { Cell, look } = columnDetails[column];
  const { editing, edit, save, focusRow } = inline;
  const field = editing?.id === load.id && columnOfField[editing.field] === column ? editing.field : null;
  const close = () => {
    edit(null);
    focusRow(load.id);
  };
  const goOn = (step: 1 | -1) => {
    const next = field && nextField(field, step, columns);
    if (next) edit({ id: load.id, field: next });
    else close();
  };
  return (
    <td
      data-field={isInlineField(column) ? column : undefined}
      className={classNames(className, look, field && "sm:relative sm:z-20")}
    >
      <Cell load={load} />
      {field && (
        <Suspense fallback={null}>
          <InlineEditor key={field} load={load} field={field} onSave={save} onNext={goOn} onClose={close} />
        </Suspense>
      )}
    </td>
  );
}
