import { asJson, type Json, type JsonObject } from "@/lib/core/json";

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
