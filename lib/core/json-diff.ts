import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject, type Json, type JsonObject, jsonEqual, valueAt } from "@/lib/core/json";
import { commonShape, matchRows } from "@/lib/core/json-rows";

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
  // Elements that moved would read as changes of every field, so the list is told as a whole.
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
