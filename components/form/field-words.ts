"use client";

import { useMessages, useTranslations } from "next-intl";
import { fieldKeys } from "@/lib/core/field-shapes";
import { isText } from "@/lib/i18n/is-text";

// In the texts a group's own name stands beside those of its fields: `_` is the name, `_row` the name of one row.
const own = "_";
const row = "_row";

/** The label of a field or group by its path, e.g. "Time zone" for `load.stops[0].location.timezone`. */
export function useFieldLabel() {
  const t = useTranslations("fields");
  const messages = useMessages();
  return (path: string) => {
    const key = fieldKeys(path).join(".");
    if (t.has(`${key}.${own}`)) return t(`${key}.${own}`);
    return isText(messages, `fields.${key}`) ? t(key) : (fieldKeys(path).at(-1) ?? path);
  };
}

/** The whole name of a field with the groups and rows it stands in: "Stop 2 · Appointment · Type". */
export function useFieldTitle() {
  const t = useTranslations("fields");
  const messages = useMessages();
  return (path: string) => {
    const parts = [...path.matchAll(/([^.[\]]+)(?:(?:\.|\[)(\d+)\]?)?/g)];
    return parts
      .flatMap(([, , index], position) => {
        const key = parts
          .slice(0, position + 1)
          .map(([, name]) => name)
          .join(".");
        if (index !== undefined && t.has(`${key}.${row}`)) return [t(`${key}.${row}`, { number: Number(index) + 1 })];
        if (t.has(`${key}.${own}`)) return [t(`${key}.${own}`)];
        return isText(messages, `fields.${key}`) ? [t(key)] : [];
      })
      .join(" · ");
  };
}

/** The words for a value of an enumeration, by the enumeration's id; the raw value when there are none. */
export function useValueLabel() {
  const t = useTranslations("vocabulary");
  return (enumeration: string | undefined, value: string) => {
    const key = `${enumeration}.${value}`;
    return t.has(key) ? t(key) : value;
  };
}
