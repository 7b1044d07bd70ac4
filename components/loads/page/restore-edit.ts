import { asJsonObject, keysOfPath, valueAtPath } from "@/components/loads/editor/provenance";
import { type LoadFormValues, toFormValues, toLoadInput } from "@/components/loads/form/form-values";
import { asJson, type Json, jsonEqual } from "@/lib/core/json";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { FieldChange } from "@/lib/vocabulary/field-change";

type Changes = Omit<ReturnType<typeof toLoadInput>, "externalId">;

const isUnset = (value: unknown) => value === undefined || value === null;

/** A copy with another value, or for null with none, at the path of these keys; undefined where it has no such place. */
function withValue(root: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json | undefined {
  if (key === undefined) return value;
  if (!Array.isArray(root)) {
    const { [key]: before, ...others } = asJsonObject(root);
    if (rest.length === 0 && value === null) return others;
    const child = withValue(before, rest, value);
    return child === undefined ? undefined : { ...others, [key]: child };
  }
  // What others added to a list is not taken out of it again, for it may be known elsewhere by now.
  const child = rest.length === 0 && value === null ? undefined : withValue(root[Number(key)], rest, value);
  return child === undefined || Number(key) >= root.length ? undefined : root.with(Number(key), child);
}

const withoutId = ({ externalId: _same, ...changes }: ReturnType<typeof toLoadInput>): Changes => changes;

/**
 * What brings back the values that a sync replaced, and what takes that back again. Undefined where the load says
 * something else by now, or where the value is one that only the form can put back, such as a carrier.
 */
export function restoreEdit(loaded: GetLoadResponse, fields: readonly FieldChange[]) {
  const stored = toFormValues(loaded);
  let load = asJson(stored.load);
  for (const { path, before, after } of fields) {
    const now = valueAtPath({ load }, path);
    if (isUnset(after) ? !isUnset(now) : !jsonEqual(now, asJson(after))) return undefined;
    const restored = withValue(load, keysOfPath(path).slice(1), asJson(before) ?? null);
    if (restored === undefined) return undefined;
    load = restored;
  }
  const edited: LoadFormValues = { load: asJsonObject(load) };
  return { after: withoutId(toLoadInput(edited, stored)), before: withoutId(toLoadInput(stored, edited)) };
}
