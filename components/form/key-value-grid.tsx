"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, useState } from "react";
import { pastedCells } from "@/components/form/pasted-cells";
import { Button, IconButton } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/controls";
import { asJson, type Json, type JsonObject, jsonEqual } from "@/lib/core/json";

/** A line of the grid: a text as it is, or any other JSON as it is written. */
export type KeyValueRow = { id: number; key: string; kind: "text" | "json"; text: string };

export function rowsOf(value: JsonObject): KeyValueRow[] {
  return Object.entries(value).map(([key, part], id) =>
    typeof part === "string"
      ? { id, key, kind: "text", text: part }
      : { id, key, kind: "json", text: JSON.stringify(part ?? null) },
  );
}

export const isReadable = ({ kind, text }: KeyValueRow) => kind === "text" || parsed(text) !== undefined;

function parsed(text: string): Json | undefined {
  try {
    return asJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const isRepeated = (rows: readonly KeyValueRow[], row: KeyValueRow) =>
  row.key !== "" && rows.some(({ id, key }) => id !== row.id && key === row.key);

/** The object the lines stand for. Lines without a key wait; a value that is no JSON yet is kept as text. */
export const objectOf = (rows: readonly KeyValueRow[]): JsonObject =>
  Object.fromEntries(
    rows
      .filter(({ key }) => key !== "")
      .map((row) => [row.key, row.kind === "json" && isReadable(row) ? parsed(row.text) : row.text]),
  );

type LineProps = {
  row: KeyValueRow;
  isRepeated: boolean;
  readOnly: boolean;
  onChange: (row: KeyValueRow) => void;
  onRemove: () => void;
  onBlur: () => void;
};

function KeyValueLine({ row, isRepeated: repeated, readOnly, onChange, onRemove, onBlur }: LineProps) {
  const t = useTranslations("form.metadata");
  const problem = repeated ? t("repeatedKey") : isReadable(row) ? undefined : t("noJson");
  return (
    <>
      <div className="flex flex-wrap items-start gap-1.5 @lg:flex-nowrap">
        <Input
          value={row.key}
          onChange={(event) => onChange({ ...row, key: event.target.value })}
          onBlur={onBlur}
          readOnly={readOnly}
          aria-label={t("key")}
          aria-invalid={repeated || undefined}
          className="font-mono @lg:w-60! @lg:shrink-0"
        />
        <Select
          value={row.kind}
          onChange={(event) => onChange({ ...row, kind: event.target.value === "json" ? "json" : "text" })}
          disabled={readOnly}
          aria-label={t("kindOf", { key: row.key })}
          className="w-22! shrink-0"
        >
          <option value="text">{t("text")}</option>
          <option value="json">{t("json")}</option>
        </Select>
        <Input
          value={row.text}
          onChange={(event) => onChange({ ...row, text: event.target.value })}
          onBlur={onBlur}
          readOnly={readOnly}
          aria-label={t("valueOf", { key: row.key })}
          aria-invalid={!isReadable(row) || undefined}
          className={row.kind === "json" ? "min-w-0 flex-1 font-mono" : "min-w-0 flex-1"}
        />
        {!readOnly && <IconButton label={t("remove", { key: row.key })} icon={<X aria-hidden />} onClick={onRemove} />}
      </div>
      {problem && <p className="mt-1 text-bad text-xs">{problem}</p>}
    </>
  );
}

type KeyValueGridProps = {
  id: string;
  value: JsonObject;
  onChange: (value: JsonObject) => void;
  onBlur: () => void;
  readOnly: boolean;
};

const lineOf = (cells: string[], id: number): KeyValueRow => ({
  id,
  key: cells[0] ?? "",
  kind: "text",
  text: cells[1] ?? "",
});

/** An object as lines of key and value. What is being typed is kept here for as long as the object is its outcome. */
export function KeyValueGrid({ id, value, onChange, onBlur, readOnly }: KeyValueGridProps) {
  const t = useTranslations("form.metadata");
  const [draft, setDraft] = useState<KeyValueRow[]>();
  const rows = draft && jsonEqual(objectOf(draft), value) ? draft : rowsOf(value);
  const nextId = 1 + Math.max(-1, ...rows.map((row) => row.id));
  const write = (next: KeyValueRow[]) => {
    setDraft(next);
    onChange(objectOf(next));
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const cells = readOnly ? undefined : pastedCells(event.clipboardData.getData("text/plain"));
    if (!cells) return;
    event.preventDefault();
    const pasted = cells.map((line, position) => lineOf(line, nextId + position));
    write([...rows.slice(0, at), ...pasted, ...rows.slice(at + 1)]);
  };
  return (
    <>
      <ul>
        {rows.map((row, position) => (
          <li key={row.id} className="py-1" onPaste={(event) => paste(event, position)}>
            <KeyValueLine
              row={row}
              isRepeated={isRepeated(rows, row)}
              readOnly={readOnly}
              onChange={(next) => write(rows.with(position, next))}
              onRemove={() => write(rows.filter((other) => other !== row))}
              onBlur={onBlur}
            />
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          id={id}
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => setDraft([...rows, lineOf([], nextId)])}
          className="mt-1"
        >
          {t("add")}
        </Button>
      )}
    </>
  );
}
