"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldAside, FieldPath, Hint, Problem } from "@/components/form/field";
import { KeyValueGrid } from "@/components/form/key-value-grid";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { Textarea } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { isJsonObject, type JsonObject, jsonEqual } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";

// One token of JSON at a time; what none of them matches is where the text is wrong.
const space = /[\t\n\r ]*/y;
const text = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = new RegExp(String.raw`${text.source}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`, "uy");

const endOf = (pattern: RegExp, json: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.test(json) ? pattern.lastIndex : -1;
};
const afterSpace = (json: string, from: number) => endOf(space, json, from);

/** Thrown at the place at which JSON stops being JSON. */
class Fault extends Error {
  constructor(readonly at: number) {
    super();
  }
}

function need(end: number, at: number) {
  if (end < 0) throw new Fault(at);
  return end;
}

function skipMember(json: string, from: number) {
  const colon = afterSpace(json, need(endOf(text, json, from), from));
  if (json[colon] !== ":") throw new Fault(colon);
  return skipValue(json, afterSpace(json, colon + 1));
}

function skipList(json: string, from: number, close: string, skipItem: typeof skipValue) {
  let at = afterSpace(json, from);
  if (json[at] === close) return at + 1;
  for (;;) {
    at = afterSpace(json, skipItem(json, at));
    if (json[at] === close) return at + 1;
    if (json[at] !== ",") throw new Fault(at);
    at = afterSpace(json, at + 1);
  }
}

function skipValue(json: string, at: number): number {
  if (json[at] === "{") return skipList(json, at + 1, "}", skipMember);
  if (json[at] === "[") return skipList(json, at + 1, "]", skipValue);
  return need(endOf(scalar, json, at), at);
}

/** Where a text stops being JSON, counted from 1; undefined when it is JSON. Browsers do not report it reliably. */
export function jsonFault(json: string): { line: number; column: number } | undefined {
  try {
    const end = afterSpace(json, skipValue(json, afterSpace(json, 0)));
    if (end < json.length) throw new Fault(end);
    return undefined;
  } catch (fault) {
    const before = json.slice(0, fault instanceof Fault ? fault.at : 0).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** The object a text is the JSON of; undefined when it is something else or no JSON. */
export function jsonObjectFrom(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value ?? {})).length;

/** The object as text. A text that is no object yet is itself the field's value, so that it cannot be saved. */
function JsonText({ field, label }: { field: FieldHandle; label: string }) {
  const { value } = field;
  const [draft, setDraft] = useState("");
  const written = value === null || value === undefined ? "" : JSON.stringify(value, null, 2);
  const shown = typeof value === "string" ? value : jsonEqual(jsonObjectFrom(draft), value) ? draft : written;
  const change = (text: string) => {
    setDraft(text);
    field.onChange(text.trim() === "" ? null : (jsonObjectFrom(text) ?? text));
  };
  return (
    <Textarea
      {...field.control}
      ref={field.attach}
      aria-label={label}
      rows={Math.min(Math.max(shown.split("\n").length + 1, 6), 24)}
      spellCheck={false}
      value={shown}
      onChange={(event) => change(event.target.value)}
      onBlur={field.onBlur}
      readOnly={field.readOnly}
      className="font-mono text-xs!"
    />
  );
}

const kibibyte = 1024;

type JsonFieldProps = { name: string; label: string; hint?: string; bytesMax: number };

/** Keys and values of one's own: as a grid, or as the JSON they are. */
export function JsonField({ name, label, hint, bytesMax }: JsonFieldProps) {
  const t = useTranslations("form.metadata");
  const format = useFormat();
  const field = useField(name, true);
  const { value } = field;
  const [mode, setMode] = useState<"grid" | "json">("grid");
  const asText = mode === "json" || typeof value === "string";
  const fault = typeof value === "string" ? (jsonFault(value) ?? { line: 1, column: 1 }) : undefined;
  const size = bytesOf(value);
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={label}
          value={asText ? "json" : "grid"}
          options={[
            { value: "grid", label: t("grid") },
            { value: "json", label: t("json") },
          ]}
          onChange={setMode}
          disabled={fault !== undefined}
        />
        <FieldAside name={name} />
        <span className={size > bytesMax ? "ml-auto text-bad text-xs" : "ml-auto text-ink-3 text-xs"}>
          {t("size", {
            used: format.number(size / kibibyte, { maximumFractionDigits: 1 }),
            most: format.number(bytesMax / kibibyte),
          })}
        </span>
      </div>
      {asText ? (
        <JsonText field={field} label={label} />
      ) : (
        <>
          <input type="hidden" name={name} />
          <KeyValueGrid
            id={name}
            value={isJsonObject(value) ? value : {}}
            onChange={field.onChange}
            onBlur={field.onBlur}
            readOnly={field.readOnly}
          />
        </>
      )}
      <FieldPath name={name} />
      {hint && <Hint name={name}>{hint}</Hint>}
      {fault ? (
        <Problem name={name}>{t("fault", fault)}</Problem>
      ) : (
        field.problem && <Problem name={name}>{field.problem}</Problem>
      )}
    </div>
  );
}
