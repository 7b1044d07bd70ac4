import { isJsonObject, jsonEqual } from "@/lib/core/json";

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

/** A unit, a currency or "approximate" alone says nothing: it waits for the figure it belongs to. */
const saysNothingAlone = (parts: object, key: string) =>
  key === "unit" || key === "currencyCode" || (key === "type" && "unit" in parts);

function filledObject(value: object, stored: unknown): unknown {
  const before = isJsonObject(stored) ? stored : {};
  const entries = Object.entries(value).map(([key, part]) => [key, filledIn(part, before[key])] as const);
  const parts = Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  if (Object.keys(parts).some((key) => !saysNothingAlone(parts, key))) return parts;
  return isJsonObject(stored) && jsonEqual(parts, stored) ? parts : undefined;
}

/**
 * What of a form's values is filled in: without blanks and without branches in which nothing is. A branch that was
 * stored empty stays as it was. Rows of a list are never dropped, so that their positions stay those on the screen.
 */
export function filledIn(value: unknown, stored?: unknown): unknown {
  if (isBlank(value)) return undefined;
  if (Array.isArray(value)) {
    const before = Array.isArray(stored) ? stored : undefined;
    if (value.length === 0) return before?.length === 0 ? value : undefined;
    return value.map((item, index) => filledIn(item, before?.[index]) ?? {});
  }
  return isJsonObject(value) ? filledObject(value, stored) : value;
}

/** How many fields are filled in: a value with its unit is one, a list of plain values is one. */
export function countFilled(value: unknown): number {
  const filled = filledIn(value);
  if (filled === undefined) return 0;
  if (Array.isArray(filled)) {
    return filled.some(isJsonObject) ? filled.reduce<number>((sum, item) => sum + countFilled(item), 0) : 1;
  }
  if (!isJsonObject(filled) || "amount" in filled || "value" in filled) return 1;
  return Object.values(filled).reduce<number>((sum, part) => sum + countFilled(part), 0);
}
