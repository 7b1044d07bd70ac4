import { filledIn } from "@/components/form/filled";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { isJsonObject, jsonEqual } from "@/lib/core/json";
import { type Resolution, resolveConflict, type Side } from "@/lib/loads/rules/resolve-conflict";

export type FormVersions = {
  /** What the form started from, or what was sent of it. */
  base: LoadFormValues;
  /** What is on the screen. */
  mine: LoadFormValues;
  /** What is stored now. */
  theirs: LoadFormValues;
};

// A form keeps blanks where fields are empty; they must not read as changes.
function withoutBlanks({ load: { metadata, ...load } }: LoadFormValues, stored: LoadFormValues) {
  const filled = filledIn(load, stored.load);
  return { ...(isJsonObject(filled) ? filled : {}), ...(isJsonObject(metadata) && { metadata }) };
}

/** Brings what is on the screen and what is stored now together, as values for the form. */
export function mergeFormValues(
  { base, mine, theirs }: FormVersions,
  choices?: Readonly<Record<string, Side>>,
): Omit<Resolution, "merged"> & { values: LoadFormValues } {
  const versions = { base: withoutBlanks(base, base), mine: withoutBlanks(mine, base), theirs: theirs.load };
  const { merged, ...resolution } = resolveConflict(versions, choices);
  return { ...resolution, values: { load: merged } };
}

/** A form of react-hook-form, whose own types know the names of a load's fields only to the first level. */
export type WritableForm = { setValue(name: string, value: unknown): void };

const isRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isJsonObject);

/**
 * Turns the value under a name of the form into another with as few writes as possible: a field that stays as it is
 * keeps its focus and its cursor, and rows are only made anew where their number changed.
 */
export function writeFormValues(form: WritableForm, name: string, before: unknown, after: unknown) {
  if (jsonEqual(before, after)) return;
  if (isRows(before) && isRows(after) && before.length === after.length) {
    for (const index of after.keys()) writeFormValues(form, `${name}.${index}`, before[index], after[index]);
    return;
  }
  if ((isJsonObject(before) || isJsonObject(after)) && name !== "load.metadata") {
    const [from, to] = [isJsonObject(before) ? before : {}, isJsonObject(after) ? after : {}];
    for (const key of Object.keys({ ...from, ...to })) writeFormValues(form, `${name}.${key}`, from[key], to[key]);
    return;
  }
  form.setValue(name, after ?? (Array.isArray(before) ? [] : null));
}
