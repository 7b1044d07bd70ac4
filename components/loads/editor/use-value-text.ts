"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { loadFormShape } from "@/components/loads/form/form-values";
import { fieldPath } from "@/lib/core/field-path";
import { shapeAt } from "@/lib/core/field-shapes";
import { isJsonObject, type Json, type JsonObject } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";

/** The enumeration whose values stand at a path of a load, e.g. `LoadStatus` at `load.status`; none elsewhere. */
export function enumNameAt(path: string): string | undefined {
  const shape = shapeAt(loadFormShape, path);
  return shape?.kind === "choice" || shape?.kind === "choices" ? shape.id : undefined;
}

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const partsMax = 12;

const isUnset = (value: Json | undefined) => value === undefined || value === null || value === "";
const isOfMetadata = (path: string) => path.startsWith("load.metadata");

/** Whether people have a word for what stands there: an id of ours, or the one kind that a part can be, has none. */
function isSaid(path: string) {
  const shape = shapeAt(loadFormShape, path);
  if (isOfMetadata(path)) return true;
  return shape !== undefined && !(shape.kind === "choice" && shape.values.length === 1);
}

const inLine = (texts: readonly string[], between: string) =>
  [...texts.slice(0, partsMax), ...(texts.length > partsMax ? ["…"] : [])].join(between);

/** Says any value of a load as a person would: `(path, value) => text`. */
export function useValueText() {
  const t = useTranslations("loadEditor.value");
  const valueLabel = useValueLabel();
  const label = useFieldLabel();
  const format = useFormat();

  const word = (path: string, value: string) => valueLabel(enumNameAt(path), value);

  const measure = (path: string, { value, unit }: JsonObject) =>
    typeof value === "number" && typeof unit === "string"
      ? `${format.number(value)} ${word(fieldPath(path, "unit"), unit)}`
      : undefined;

  const money = ({ amount, currencyCode }: JsonObject) =>
    typeof amount === "number" && typeof currencyCode === "string" ? format.money({ amount, currencyCode }) : undefined;

  /** A yes needs no more than its name; a no, a number or a key of the metadata says nothing without it. */
  function part(path: string, key: PropertyKey, value: Json | undefined) {
    const inner = fieldPath(path, key);
    if (typeof key === "number") return text(inner, value);
    const name = isOfMetadata(path) ? String(key) : label(inner);
    if (value === true && !isOfMetadata(path)) return name;
    const isBare = isOfMetadata(path) || value === false || typeof value === "number";
    return isBare ? `${name}: ${text(inner, value)}` : text(inner, value);
  }

  function parts(path: string, value: JsonObject | Json[]): string {
    const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
    const texts = entries
      .filter(([key, inner]) => !isUnset(inner) && (typeof key === "number" || isSaid(fieldPath(path, key))))
      .map(([key, inner]) => part(path, key, inner));
    return inLine(texts, Array.isArray(value) && value.some(isJsonObject) ? "; " : " · ") || t("empty");
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
