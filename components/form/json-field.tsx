"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldAside, FieldPath, Hint, Problem } from "@/components/form/field";
import { bytesOf, jsonFault, jsonObjectFrom } from "@/components/form/json-text";
import { KeyValueGrid } from "@/components/form/key-value-grid";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import { isJsonObject, jsonEqual } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";

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
