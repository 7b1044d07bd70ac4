import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject, type Json, type JsonObject, jsonEqual, valueAt } from "@/lib/core/json";

const keyOf = (element: Json | undefined) =>
  isJsonObject(element) && typeof element.externalId === "string" ? element.externalId : undefined;

/** Two elements at the same position are the same one unless both carry an `externalId`: then these decide. */
const mayShareAPosition = (left: Json | undefined, right: Json | undefined) =>
  keyOf(left) === undefined || keyOf(right) === undefined;

/**
 * For each element of `list` the index of the same element in `other`, or -1.
 * Elements are the same by `externalId`, else by position. No index is given twice.
 */
export function matchRows(list: readonly Json[], other: readonly Json[]): number[] {
  const taken = new Set<number>();
  const take = (index: number) => {
    if (index < 0 || index >= other.length || taken.has(index)) return -1;
    taken.add(index);
    return index;
  };
  const byKey = list.map((element) => {
    const key = keyOf(element);
    return key === undefined
      ? -1
      : take(other.findIndex((candidate, index) => keyOf(candidate) === key && !taken.has(index)));
  });
  return byKey.map((match, index) =>
    match === -1 && mayShareAPosition(list[index], other[index]) ? take(index) : match,
  );
}

/** A value that means nothing without its unit, currency or second coordinate is one value, never merged in parts. */
const isWhole = (value: JsonObject) => "unit" in value || "currencyCode" in value || "latitude" in value;

export type Shape = "absent" | "leaf" | "object" | "list";

function shapeOf(value: Json | undefined): Shape {
  if (value === undefined || value === null) return "absent";
  if (Array.isArray(value)) return value.every((item) => isJsonObject(item) && !isWhole(item)) ? "list" : "leaf";
  return isJsonObject(value) && !isWhole(value) ? "object" : "leaf";
}

/** The shape several versions of one value share; versions that disagree are compared as a whole. */
export function commonShape(...values: (Json | undefined)[]): Shape {
  const shapes = new Set(values.map(shapeOf).filter((shape) => shape !== "absent"));
  const [only = "absent"] = shapes;
  if (shapes.size <= 1) return only;
  const isEmptyList = (value: Json | undefined) => Array.isArray(value) && value.length === 0;
  const rest = new Set(values.filter((value) => !isEmptyList(value)).map(shapeOf));
  rest.delete("absent");
  const [other = "leaf"] = rest;
  return rest.size === 1 && other !== "object" ? other : "leaf";
}

export type JsonChange = { path: string; before?: Json; after?: Json };

const change = (path: string, before: Json | undefined, after: Json | undefined): JsonChange => ({
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

const asObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
const asList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function listChanges(before: Json[], after: Json[], path: string): JsonChange[] {
  const shared = Math.min(before.length, after.length);
  const inPlace = matchRows(after, before).every((match, index) => match === (index < shared ? index : -1));
  // Elements that moved would read as changes of every field, so the list is one change as a whole.
  if (!inPlace) return [change(path, before, after)];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
    index < shared
      ? changesBetween(before[index], after[index], fieldPath(path, index))
      : [change(fieldPath(path, index), before[index], after[index])],
  ).flat();
}

/** What differs, value by value, in the order of the keys. Applying `after` at each path to `before` gives `after`. */
export function changesBetween(before: Json | undefined, after: Json | undefined, path: string): JsonChange[] {
  if (jsonEqual(before, after)) return [];
  if (before === undefined || after === undefined) return [change(path, before, after)];
  const shape = commonShape(before, after);
  if (shape === "list") return listChanges(asList(before), asList(after), path);
  if (shape !== "object") return [change(path, before, after)];
  const [left, right] = [asObject(before), asObject(after)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    changesBetween(valueAt(left, key), valueAt(right, key), fieldPath(path, key)),
  );
}
