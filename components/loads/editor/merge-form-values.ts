import { filledIn } from "@/components/form/filled";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { isJsonObject } from "@/lib/core/json";
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
