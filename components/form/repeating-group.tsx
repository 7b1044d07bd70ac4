"use client";

import { ChevronRight, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { FieldAside, FieldPath } from "@/components/form/field";
import { useFormDisplay } from "@/components/form/form-context";
import { useFormIssues } from "@/components/form/form-issues";
import { AddedContext } from "@/components/form/later";
import { pastedCells } from "@/components/form/pasted-cells";
import { useFold } from "@/components/form/reveal-field";
import { onRowKey, RowActions, type Rows, useRows } from "@/components/form/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

type Row = Record<string, unknown>;
type RenderRow = (name: string, index: number) => ReactNode;

type RepeatingGroupProps = {
  name: string;
  words: { row: string; add: string; empty?: string };
  /** The fields of one row, below the given name. */
  children: RenderRow;
  /** What a new row starts with; `count` rows are there already. */
  newRow?: (count: number) => Row;
  /** Makes rows of cells pasted from a spreadsheet. */
  fromCells?: (cells: string[]) => Row;
  /** With a title each row is a card that folds; without one it is a line. */
  title?: RenderRow;
};

type LineProps = { rows: Rows; index: number; children: ReactNode };

// Labels stand above the first line only, as in a table; screen readers announce them in every line.
const line =
  "group/row flex items-start gap-2 py-1.5 @max-lg:flex-col @max-lg:items-stretch @max-lg:border-line @max-lg:border-b @lg:not-first:[&_[data-label]:not(:has(:not(label)))]:sr-only";

const RowLine = ({ rows, index, children }: LineProps) => (
  <>
    <div className="min-w-0 flex-1">{children}</div>
    <div className="self-end transition-opacity pointer-fine:opacity-60 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100">
      <RowActions rows={rows} index={index} />
    </div>
  </>
);

const openMax = 4;

/** Rows that can be added, duplicated, moved and removed: by buttons, by keys and, if wanted, by pasting. */
export function RepeatingGroup({ name, words, children, newRow, fromCells, title }: RepeatingGroupProps) {
  const t = useTranslations("form.rows");
  const { readOnly } = useFormDisplay();
  const rows = useRows(name, words.row);
  // Of a long list one reads the titles first; a row that is added opens all the same.
  const [firstKeys] = useState(rows.keys);
  const isLong = firstKeys.length > openMax;
  const paste = (event: ClipboardEvent, index: number) => {
    const cells = readOnly ? undefined : pastedCells(event.clipboardData.getData("text/plain"));
    if (!fromCells || !cells) return;
    event.preventDefault();
    rows.paste(index, cells.map(fromCells));
  };
  return (
    <div className="min-w-0">
      {rows.keys.length === 0 && words.empty && <p className="mb-2 text-ink-3">{words.empty}</p>}
      <ol className={title ? "grid gap-3" : "mb-1"}>
        {rows.keys.map((key, index) => {
          const rowName = `${name}.${index}`;
          const shared = {
            "data-row": rowName,
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => readOnly || onRowKey(event, rows, index),
          };
          return title ? (
            <li key={key} {...shared} className="@container rounded-lg border border-line bg-surface">
              <RowCard
                name={rowName}
                rows={rows}
                index={index}
                title={title(rowName, index)}
                startsOpen={!isLong || !firstKeys.includes(key)}
              >
                <AddedContext value={!firstKeys.includes(key)}>{children(rowName, index)}</AddedContext>
              </RowCard>
            </li>
          ) : (
            <li key={key} {...shared} className={line} onPaste={(event) => paste(event, index)}>
              <RowLine rows={rows} index={index}>
                {children(rowName, index)}
              </RowLine>
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <Button
          id={`${name}-add`}
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => rows.add(newRow?.(rows.keys.length) ?? {})}
          disabled={rows.isFull}
          title={rows.isFull ? t("full", { most: rows.most }) : undefined}
          className={title && rows.keys.length > 0 ? "mt-3" : undefined}
        >
          {words.add}
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {rows.announcement}
      </p>
    </div>
  );
}

type RowCardProps = {
  name: string;
  rows: Rows;
  index: number;
  title: ReactNode;
  startsOpen: boolean;
  children: ReactNode;
};

function RowProblems({ name }: { name: string }) {
  const t = useTranslations("form");
  const count = useFormIssues([name]).length;
  return count > 0 && <Badge tone="bad">{t("problemCount", { count })}</Badge>;
}

/** A row with many fields: folded, only its title shows. */
function RowCard({ name, rows, index, title, startsOpen, children }: RowCardProps) {
  const id = useId();
  const { isOpen, toggle } = useFold([name], startsOpen);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-1 py-1.5 pr-1.5 pl-3">
        <button
          type="button"
          onClick={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-7.5 min-w-0 flex-1 basis-60 items-center gap-1.5 rounded-sm text-left pointer-coarse:min-h-11"
        >
          <ChevronRight aria-hidden className={classNames("text-ink-3 transition-transform", isOpen && "rotate-90")} />
          <span className="text-ink-3 tabular-nums">{index + 1}</span>
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {!isOpen && <RowProblems name={name} />}
        </button>
        <FieldAside name={name} />
        <RowActions rows={rows} index={index} />
      </div>
      {isOpen && (
        <div id={id} className="px-4 pb-2">
          <FieldPath name={name} />
          {children}
        </div>
      )}
    </>
  );
}
