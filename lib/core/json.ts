export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
export type JsonObject = { [key: string]: Json | undefined };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** For what came through a schema or out of a jsonb column: it is JSON, which its type cannot say. */
export const asJson = (value: unknown) => value as Json;

/** Equal as JSON: the order of keys does not matter, and a key whose value is undefined is the same as no key. */
export function jsonEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left))
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => jsonEqual(item, right[index]))
    );
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  for (const key of Object.keys(left)) if (!jsonEqual(left[key], valueAt(right, key))) return false;
  for (const key of Object.keys(right)) if (right[key] !== undefined && valueAt(left, key) === undefined) return false;
  return true;
}

/** Metadata may have a key such as `constructor`, which every object seems to have. */
export const valueAt = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);
