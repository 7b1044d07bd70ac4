"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { mergeFormValues, writeFormValues } from "@/components/loads/editor/merge-form-values";
import { changedFields, type LoadFormValues, toFormValues } from "@/components/loads/form/form-values";
import { loadResolver as resolver } from "@/components/loads/form/load-resolver";
import type { Side } from "@/lib/loads/rules/resolve-conflict";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** The top-level fields a save would send. Read from the form itself: what was typed last is always in it. */
function useChangedFields({ subscribe, getValues }: UseFormReturn<LoadFormValues>, stored: LoadFormValues) {
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const read = () => changedFields(getValues(), stored).join(" ");
  return useSyncExternalStore(listen, read, read).split(" ").filter(Boolean);
}

/**
 * The form of a load and `base`, the stored load it stands on: what is compared with to know what changed, and whose
 * version a save names. `base` moves only by `adopt`, never because someone else wrote. A new load may be `filled` with
 * values that nobody has typed.
 */
export function useLoadForm(loaded?: GetLoadResponse, filled?: LoadFormValues) {
  const [base, setBase] = useState(loaded);
  const stored = toFormValues(base);
  // Problems are listed at the top, where the focus goes; a jump into the first field would hide the others.
  const defaultValues = filled ?? toFormValues(loaded);
  const form = useForm({ defaultValues, resolver, mode: "onTouched", shouldFocusError: false });
  const changed = useChangedFields(form, stored);

  /** Puts the form on another stored load and shows `values` in it. */
  const adopt = (next: GetLoadResponse | undefined, values: LoadFormValues) => {
    writeFormValues(form, "load", form.getValues().load, values.load);
    setBase(next);
  };

  /**
   * What is on the screen was made of `before`; puts it on `next`. Answers what came of it, or nothing and leaves all
   * as it is when the two contradict each other and nobody has chosen.
   */
  const rebase = (before: LoadFormValues, next: GetLoadResponse, choices?: Readonly<Record<string, Side>>) => {
    const theirs = toFormValues(next);
    const { values, conflicts, taken } = mergeFormValues({ base: before, mine: form.getValues(), theirs }, choices);
    if (conflicts.length > 0 && !choices) return undefined;
    adopt(next, values);
    return { taken, isChanged: changedFields(values, theirs).length > 0 };
  };

  return { form, base, stored, changed, adopt, rebase };
}

export type EditedLoad = ReturnType<typeof useLoadForm>;
