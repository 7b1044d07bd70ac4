import { isJsonObject, type Json } from "@/lib/core/json";
import { folded } from "@/lib/core/nearest";
import type { LoadRow, LoadRowField } from "@/lib/loads/schema/load-row";
import { momentFrom } from "@/lib/vocabulary/day-text";
import { amountFrom, quantityFrom } from "@/lib/vocabulary/number-text";

export type CellOptions = { dayFirst?: boolean | undefined };

export const cellMessages = {
  not_an_amount: "Is no amount above zero. Write 2,100.50 or USD 2,100.50.",
  ambiguous_amount: "Can be read in two ways. Write 1,500.00.",
  currency_needed: "Say the currency: beside the amount, in its own field or in `currency`.",
  not_a_number: "Is no number that can be read. Write 45,000.",
  not_a_flag: "Must be yes or no.",
  not_a_date: "Is no time that can be read. Write 2026-11-23T08:00.",
  ambiguous_date: "May be day and month or month and day. Say `dayFirst`, or write 2026-11-23.",
};

export type Cells = Partial<LoadRow>;
export type Sink = {
  cells: Cells;
  options: CellOptions;
  put: (path: string, value: Json, field?: LoadRowField) => void;
  refuse: (code: keyof typeof cellMessages) => void;
};

/** How a cell is read into a load, and how what the load has there is written into the cell. */
export type Column = {
  /** Where the API has the value. */
  path: string;
  read: (written: string, sink: Sink) => void;
  /** The cell that would be read as this again; undefined where there is nothing to write. */
  write: (of: Json) => string | undefined;
};

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);

export function valueAt(of: Json | undefined, path: string): Json | undefined {
  return keysOf(path).reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) ? value[key] : undefined;
  }, of);
}

export const textOf = (value: Json | undefined) =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

export const text = (path: string): Column => ({
  path,
  read: (written, { put }) => put(path, written),
  write: (of) => textOf(valueAt(of, path)),
});

/** Words of an enumeration, with any sign between them. */
export const choices = (path: string): Column => ({
  path,
  read: (written, { put }) => {
    const items = written.split(/[,;|\n]/).map((item) => item.trim());
    items.filter(Boolean).forEach((item, index) => {
      put(`${path}[${index}]`, item);
    });
  },
  write: (of) => {
    const values = valueAt(of, path);
    return Array.isArray(values) && values.length > 0 ? values.join(", ") : undefined;
  },
});

const item = /[;|\n][^\S\n]*("(?:[^"]|"")*"(?=\s*(?:[;|\n]|$))|[^;|\n]*)/g;
const isQuoted = (text: string) => text.length > 1 && text.startsWith('"') && text.endsWith('"');
const quoted = (text: string) => (/[;|\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** "A; ; B" by its places, the empty ones too. What contains one of the signs between them stands in quotes. */
export const itemsOf = (written: string) =>
  [...`;${written}`.matchAll(item)].map(([, found = ""]) => {
    const own = found.trim();
    return isQuoted(own) ? own.slice(1, -1).replaceAll('""', '"') : own;
  });

export function itemsText(items: readonly (string | undefined)[]) {
  const last = items.findLastIndex((one) => one !== undefined && one !== "");
  return last < 0
    ? undefined
    : items
        .slice(0, last + 1)
        .map((one = "") => quoted(one))
        .join("; ");
}

export const listAt = (of: Json, path: string) => {
  const value = valueAt(of, path);
  return Array.isArray(value) ? value : [];
};

/** One field of each item of a list, the items in their order: what another column says of an item has its place. */
export const each = (list: string, field: string): Column => ({
  path: `${list}[].${field}`,
  read: (written, { put }) => {
    itemsOf(written).forEach((found, index) => {
      if (found !== "") put(`${list}[${index}].${field}`, found);
    });
  },
  write: (of) => itemsText(listAt(of, list).map((one) => textOf(valueAt(one, field)))),
});

/** The types of a list's items: words of an enumeration, which also a comma may separate. */
export const eachType = (list: string): Column => {
  const column = each(list, "type");
  return { ...column, read: (written, sink) => column.read(written.replaceAll(",", ";"), sink) };
};

type Amount = { path: string; own?: LoadRowField | undefined };
const readAmount = (written: string, { path, own }: Amount, { cells, put, refuse }: Sink) => {
  const { word, ...read } = amountFrom(written);
  if ("code" in read) return refuse(read.code);
  const field = word ? undefined : own && cells[own] ? own : "currency";
  const currencyCode = word ?? (field && cells[field]);
  if (currencyCode === undefined) return refuse("currency_needed");
  put(`${path}.amount`, read.cents);
  put(`${path}.currencyCode`, currencyCode, field);
};
const amountText = (money: Json | undefined) => {
  const [amount, currency] = [valueAt(money, "amount"), valueAt(money, "currencyCode")];
  return typeof amount === "number" ? `${textOf(currency) ?? ""} ${(amount / 100).toFixed(2)}`.trim() : undefined;
};

export const money = (path: "maxBuy" | "targetRate" | "customerRate" | "cargoValue"): Column => ({
  path: `${path}.amount`,
  read: (written, sink) => readAmount(written, { path, own: `${path}Currency` }, sink),
  write: (of) => amountText(valueAt(of, path)),
});

export const eachAmount = (list: string, field: string): Column => ({
  path: `${list}[].${field}.amount`,
  read: (written, sink) => {
    itemsOf(written).forEach((found, index) => {
      if (found !== "") readAmount(found, { path: `${list}[${index}].${field}` }, sink);
    });
  },
  write: (of) => itemsText(listAt(of, list).map((one) => amountText(valueAt(one, field)))),
});

type Unit = { path: string; field?: LoadRowField };
/** A number with a unit beside it, or in a field of its own. */
export const quantity = (path: string, unit?: Unit): Column => ({
  path,
  read: (written, { cells, put, refuse }) => {
    const { value, word } = quantityFrom(written);
    if (value === undefined) return refuse("not_a_number");
    put(path, value);
    if (!unit) return;
    if (word !== undefined) put(unit.path, word);
    else if (unit.field && cells[unit.field] !== undefined) put(unit.path, cells[unit.field] ?? null, unit.field);
  },
  write: (of) => {
    const number = textOf(valueAt(of, path));
    return number && `${number} ${(unit && textOf(valueAt(of, unit.path))) ?? ""}`.trim();
  },
});

const flags: Record<string, boolean> = {
  ...{ YES: true, Y: true, TRUE: true, T: true, X: true, "1": true, SI: true, S: true, VERDADERO: true },
  ...{ NO: false, N: false, FALSE: false, F: false, "0": false, FALSO: false },
};

export const flag = (path: string): Column => ({
  path,
  read: (written, { put, refuse }) => {
    const value = flags[folded(written)];
    if (value === undefined) return refuse("not_a_flag");
    put(path, value);
  },
  write: (of) => {
    const value = valueAt(of, path);
    return typeof value === "boolean" ? (value ? "yes" : "no") : undefined;
  },
});

export const moment = (path: string): Column => ({
  ...text(path),
  read: (written, { options, put, refuse }) => {
    const read = momentFrom(written, options.dayFirst);
    if ("code" in read) return refuse(read.code);
    put(path, read.text);
  },
});
