import { isJsonObject, type Json, valueAt } from "@/lib/core/json";

/** The keys of a path such as `load.stops[0].type` or `load.metadata["PO number"]`. */
export const keysOfPath = (path: string): string[] =>
  (path.match(/"(?:[^"\\]|\\.)*"|[^.[\]]+/g) ?? []).map((key) => (key.startsWith('"') ? JSON.parse(key) : key));

export const valueAtPath = (root: Json, path: string): Json | undefined =>
  keysOfPath(path).reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) ? valueAt(value, key) : undefined;
  }, root);
