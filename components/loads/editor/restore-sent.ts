import { fieldNameOf } from "@/components/form/field-name";
import { type WritableForm, writeFormValues } from "@/components/loads/editor/merge-form-values";
import { asJsonObject, keysOfPath, valueAtPath } from "@/components/loads/editor/provenance";
import { type LoadFormValues, toFormValues } from "@/components/loads/form/form-values";
import { asJson, type Json } from "@/lib/core/json";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Form = WritableForm & { getValues(): LoadFormValues };

const idsOf = (rows: Json | undefined) =>
  Array.isArray(rows) ? rows.map((row) => String(asJsonObject(row).externalId ?? "")).join("\n") : "";

/** Rows that were moved, added or removed since are no longer where their paths point. */
const standsAsStored = (values: LoadFormValues, base: GetLoadResponse, path: string) => {
  const [list] = path.split("[");
  if (list === undefined || list === path) return true;
  return idsOf(valueAtPath(asJson(values), list)) === idsOf(valueAtPath(asJson(toFormValues(base)), list));
};

/** Puts what the TMS sent last into a field of the form. False when the field cannot be found in it any more. */
export function restoreSent(form: Form, base: GetLoadResponse, path: string): boolean {
  const values = form.getValues();
  if (!standsAsStored(values, base, path)) return false;
  const sent = valueAtPath({ load: asJsonObject(base.lastSynced) }, path);
  const [, field, key = ""] = keysOfPath(path);
  // Metadata is written as one value, and so is a list that a row removed here goes back into.
  const [, list] = /^(.*)\[\d+\]$/.exec(path) ?? [];
  const target = field === "metadata" ? "load.metadata" : (list ?? path);
  const before = valueAtPath(asJson(values), target);
  const written = () => {
    if (target === path) return sent;
    return target === list
      ? [...(Array.isArray(before) ? before : []), sent ?? {}]
      : { ...asJsonObject(before), [key]: sent };
  };
  writeFormValues(form, fieldNameOf(target), before, written());
  return true;
}
