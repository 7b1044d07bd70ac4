"use client";

import { useTranslations } from "next-intl";
import { fieldKeys } from "@/lib/core/field-shapes";

// In the texts a group's own name stands beside those of its fields: `_` is its name, `_row` that of one of its rows,
// `_self` a name that only it is called by, because the names of its fields do without it.
const own = "_";
const row = "_row";
const self = "_self";

/** The label of a field or group by its path, e.g. "Time zone" for `load.stops[0].location.timezone`. */
export function useFieldLabel() {
  const t = useTranslations("fields");
  return (path: string) => {
    const key = fieldKeys(path).join(".");
    const named = [`${key}.${own}`, `${key}.${self}`, key].find((candidate) => t.has(candidate));
    return named === undefined ? path : t(named);
  };
}

const segment = /([^.[\]]+)(?:[.[](\d+)\]?)?/g;

/** The whole name of a field with the groups and rows it stands in: "Stop 2 · Appointment · Type". */
export function useFieldTitle() {
  const t = useTranslations("fields");
  const labelOf = useFieldLabel();
  return (path: string) => {
    const parts = [...path.matchAll(segment)].map(([, name = "", index]) => ({ name, index }));
    const titles = parts.flatMap(({ index }, position) => {
      const names = parts.slice(0, position + 1).map(({ name }) => name);
      const key = names.join(".");
      if (index !== undefined && t.has(`${key}.${row}`)) return [t(`${key}.${row}`, { number: Number(index) + 1 })];
      if (t.has(`${key}.${own}`)) return [t(`${key}.${own}`)];
      return position === parts.length - 1 && t.has(key) ? [labelOf(key)] : [];
    });
    return titles.join(" · ");
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
