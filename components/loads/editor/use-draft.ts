"use client";

import { type Draft, useFormDraft } from "@/components/form/form-draft";
import { draftKey } from "@/components/loads/editor/draft-key";
import { mergeFormValues, writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { EditedLoad } from "@/components/loads/editor/use-load-form";
import { changedFields, type LoadFormValues } from "@/components/loads/form/form-values";
import { isJsonObject } from "@/lib/core/json";

export const isFormValues = (value: unknown): value is LoadFormValues =>
  isJsonObject(value) && isJsonObject(value.load);

/** The draft of a load; `restore` merges it with what is stored and with what was typed since. */
export function useDraft({ form, base, stored }: EditedLoad, userId: string, hasChanges: boolean) {
  const key = draftKey(userId, base?.load.id);
  const merge = (draft: Draft<LoadFormValues>) => mergeFormValues({ ...draft, theirs: stored }).values;
  const isChanged = (values: LoadFormValues) => changedFields(values, stored).length > 0;
  const draft = useFormDraft({ form, key, stored, isValues: isFormValues, isChanged, merge }, hasChanges);
  const { offered, dismiss, forget } = draft;

  const restore = () => {
    if (!offered) return;
    const { values } = mergeFormValues({ base: stored, mine: form.getValues(), theirs: merge(offered) });
    writeFormValues(form, "load", form.getValues().load, values.load);
    dismiss();
  };
  return { offered, restore, forget };
}
