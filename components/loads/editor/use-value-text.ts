"use client";

import { useTranslations } from "next-intl";
import { useValueLabel } from "@/components/form/field-labels";
import { loadFormShape } from "@/components/loads/form/form-values";
import { fieldPath } from "@/lib/core/field-path";
import { shapeAt } from "@/lib/core/field-shapes";
import type { Json, JsonObject } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";

/** The enumeration whose values stand at a path of a load, e.g. `LoadStatus` at `load.status`; none elsewhere. */
export function enumNameAt(path: string): string | undefined {
  const shape = shapeAt(loadFormShape, path);
  return shape?.kind === "choice" || shape?.kind === "choices" ? shape.id : undefined;
}

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const partsMax = 5;

const isUnset = (value: Json | undefined) => value === undefined || value === null || value === "";

/** Says any value of a load as a person would: `(path, value) => text`. */
export function useValueText() {
  const t = useTranslations("loadEditor.value");
  const valueLabel = useValueLabel();
  const format = useFormat();

  const word = (path: string, value: string) => valueLabel(enumNameAt(path), value);

  const measure = (path: string, { value, unit }: JsonObject) =>
    typeof value === "number" && typeof unit === "string"
      ? `${format.number(value)} ${word(fieldPath(path, "unit"), unit)}`
      : undefined;

  const money = ({ amount, currencyCode }: JsonObject) =>
    typeof amount === "number" && typeof currencyCode === "string" ? format.money({ amount, currencyCode }) : undefined;

  function parts(path: string, value: JsonObject | Json[]): string {
    const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
    // The keys of metadata have no other name than themselves.
    const name = (key: PropertyKey) => (path === "load.metadata" ? `${String(key)}: ` : "");
    const texts = entries
      .filter(([, part]) => !isUnset(part))
      .map(([key, part]) => name(key) + text(fieldPath(path, key), part));
    return [...texts.slice(0, partsMax), ...(texts.length > partsMax ? ["…"] : [])].join(" · ") || t("empty");
  }

  function text(path: string, value: Json | undefined): string {
    if (value === undefined || value === null || value === "") return t("unset");
    if (typeof value === "boolean") return value ? t("yes") : t("no");
    if (typeof value === "number") return format.number(value);
    if (typeof value === "string") return timestamp.test(value) ? format.dateTime(value) : word(path, value);
    if (Array.isArray(value)) return parts(path, value);
    return money(value) ?? measure(path, value) ?? parts(path, value);
  }

  return text;
}
