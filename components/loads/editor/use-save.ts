"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { filledIn } from "@/components/form/filled";
import { showIssues } from "@/components/form/form-issues";
import type { EditedLoad } from "@/components/loads/editor/use-load-form";
import { type LoadFormValues, loadFormShape, toFormValues, toLoadInput } from "@/components/loads/form/form-values";
import { madeId } from "@/components/loads/form/made-id";
import { CallError } from "@/lib/browser/api";
import type { Warning } from "@/lib/core/errors";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { Side } from "@/lib/loads/rules/resolve-conflict";
import type { Load } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { FieldChange } from "@/lib/vocabulary/field-change";

type Stored = GetLoadResponse | undefined;
export type Saved = { id: string; version: number; load: Load; warnings: Warning[]; merged: readonly FieldChange[] };
type Listeners = {
  onSaved: (saved: Saved) => void;
  onInvalid: () => void;
  /** It was refused for another reason than what a field says. */
  onFailed: () => void;
};

/** The load as it stands now, when a save was refused because of it. */
export function conflictIn(error: unknown): Stored {
  if (!(error instanceof CallError) || error.code !== "version_conflict") return undefined;
  return isLoaded(error.current) ? error.current : undefined;
}

// Where a conflict has a load at all, it is the answer of `/loads/get`.
const isLoaded = (current: unknown): current is GetLoadResponse =>
  typeof current === "object" && current !== null && "load" in current && "requestOnly" in current;

const issuesIn = (error: unknown) => (error instanceof CallError ? error.issues : undefined);

/** Sends the form as a change of `onto`, or as a new load. What was sent comes back with the answer. */
function useSend(form: EditedLoad["form"]) {
  const { mutateAsync, isPending, error } = useMutation(loadMutations.save);
  const send = (onto: Stored) => {
    const sent: LoadFormValues = structuredClone(form.getValues());
    const load = toLoadInput(sent, onto && toFormValues(onto));
    return mutateAsync({ load, ifVersion: onto?.version }).then(({ warnings = [], ...saved }) => ({
      sent,
      saved,
      warnings,
    }));
  };
  return { send, isSaving: isPending, error };
}

/** Puts a load that others changed into the cache of this page, and has its history read again. */
function useCacheNewer() {
  const queryClient = useQueryClient();
  return (newer: GetLoadResponse) => {
    const { id } = newer.load;
    queryClient.setQueryData(loadQueries.detail(id).queryKey, newer);
    queryClient.invalidateQueries({ queryKey: loadQueries.history(id).queryKey });
  };
}

/** A new load that nobody gave an id gets one; it stays in the form, so that a save that is repeated is of the same load. */
function giveId({ form, base }: EditedLoad) {
  if (base || filledIn(form.getValues().load.externalId) !== undefined) return;
  form.setValue("load.externalId", madeId(new Date()), { shouldDirty: true });
}

/** Shows the issues of a refused save at their fields; false where it was refused for another reason. */
function showRefusal(form: EditedLoad["form"], error: unknown) {
  const issues = issuesIn(error);
  if (issues) showIssues(form, { shape: loadFormShape }, issues);
  return issues !== undefined;
}

/** Whether it is stored in the end; what keeps it from that is on the page. */
async function submitted(form: EditedLoad["form"], save: () => Promise<boolean>, onInvalid: () => void) {
  let isStored = false;
  const submit = form.handleSubmit(async () => {
    isStored = await save();
  }, onInvalid);
  await submit();
  return isStored;
}

/**
 * Saves the form. A load that was changed meanwhile is merged value by value: at once where nothing contradicts, else
 * `conflict` is the load to decide about, as is one given to `review`. What was typed stays in the form, whatever happens.
 */
export function useSave(edited: EditedLoad, { onSaved, onInvalid, onFailed }: Listeners) {
  const { form, base, rebase } = edited;
  const { send, isSaving, error } = useSend(form);
  const cacheNewer = useCacheNewer();
  const [conflict, setConflict] = useState<Stored>();

  const save = (onto: Stored, merged: readonly FieldChange[] = []): Promise<boolean> =>
    send(onto).then(
      ({ sent, saved, warnings }) => {
        // What was typed while the save was on its way stays on top of what it answered.
        if (onto) rebase(sent, saved, {});
        onSaved({ id: saved.load.id, version: saved.version, load: saved.load, warnings, merged });
        return true;
      },
      (refusal: unknown) => {
        const theirs = conflictIn(refusal);
        if (onto && theirs) return mergeAndSave(onto, theirs);
        if (showRefusal(form, refusal)) onInvalid();
        else onFailed();
        return false;
      },
    );
  const mergeAndSave = (before: GetLoadResponse, theirs: GetLoadResponse) => {
    cacheNewer(theirs);
    const merge = rebase(toFormValues(before), theirs);
    if (merge) return save(theirs, merge.taken);
    setConflict(theirs);
    return false;
  };
  const resolve = (choices: Readonly<Record<string, Side>>) => {
    if (!conflict || !base) return;
    const merge = rebase(toFormValues(base), conflict, choices);
    setConflict(undefined);
    if (merge?.isChanged) save(conflict, merge.taken);
  };
  return {
    save: () => {
      giveId(edited);
      return submitted(form, () => save(base), onInvalid);
    },
    isSaving,
    error: conflict || issuesIn(error) ? null : error,
    conflict,
    review: setConflict,
    resolve,
    postpone: () => setConflict(undefined),
  };
}
