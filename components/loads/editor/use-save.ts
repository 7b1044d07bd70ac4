"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showIssues } from "@/components/form/form-issues";
import type { EditedLoad } from "@/components/loads/editor/use-load-form";
import { type LoadFormValues, loadFormShape, toFormValues, toLoadInput } from "@/components/loads/form/form-values";
import { CallError } from "@/lib/browser/api";
import type { Warning } from "@/lib/core/errors";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { Side } from "@/lib/loads/rules/resolve-conflict";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { FieldChange } from "@/lib/vocabulary/field-change";

type Stored = GetLoadResponse | undefined;
export type Saved = { id: string; version: number; warnings: Warning[]; merged: readonly FieldChange[] };
type Listeners = { onSaved: (saved: Saved) => void; onInvalid: () => void };

/** The load as it stands now, when a save was refused because of it. */
export function conflictIn(error: unknown): Stored {
  if (!(error instanceof CallError) || error.code !== "version_conflict") return undefined;
  return isLoaded(error.current) ? error.current : undefined;
}

// Where a conflict has a load at all, it is the answer of `/loads/get`.
const isLoaded = (current: unknown): current is GetLoadResponse =>
  typeof current === "object" && current !== null && "load" in current && "requestOnly" in current;

const issuesIn = (error: unknown) => (error instanceof CallError ? error.issues : undefined);

/**
 * Saves the form. A load that was changed meanwhile is merged value by value: at once where nothing contradicts, else
 * `conflict` is the load to decide about. Whatever happens, what was typed stays in the form.
 */
export function useSave({ form, base, rebase }: EditedLoad, { onSaved, onInvalid }: Listeners) {
  const queryClient = useQueryClient();
  const saving = useMutation(loadMutations.save);
  const [conflict, setConflict] = useState<Stored>();

  const send = (onto: Stored, merged: readonly FieldChange[] = []): Promise<void> => {
    const sent: LoadFormValues = structuredClone(form.getValues());
    const load = toLoadInput(sent, onto && toFormValues(onto));
    return saving.mutateAsync({ load, ifVersion: onto?.version }).then(
      ({ warnings = [], ...saved }) => {
        // What was typed while the save was on its way stays on top of what it answered.
        if (onto) rebase(sent, saved, {});
        onSaved({ id: saved.load.id, version: saved.version, warnings, merged });
      },
      (error: unknown) => {
        const theirs = conflictIn(error);
        if (onto && theirs) return meet(onto, theirs);
        const issues = issuesIn(error);
        if (issues) showIssues(form, { shape: loadFormShape }, issues);
        if (issues) onInvalid();
      },
    );
  };

  const meet = (before: GetLoadResponse, theirs: GetLoadResponse) => {
    const { id } = theirs.load;
    queryClient.setQueryData(loadQueries.detail(id).queryKey, theirs);
    queryClient.invalidateQueries({ queryKey: loadQueries.history(id).queryKey });
    const merge = rebase(toFormValues(before), theirs);
    return merge ? send(theirs, merge.taken) : setConflict(theirs);
  };

  const resolve = (choices: Readonly<Record<string, Side>>) => {
    if (!conflict || !base) return;
    const merge = rebase(toFormValues(base), conflict, choices);
    setConflict(undefined);
    if (merge?.isChanged) send(conflict, merge.taken);
  };

  return {
    save: form.handleSubmit(() => send(base), onInvalid),
    isSaving: saving.isPending,
    error: conflict || issuesIn(saving.error) ? null : saving.error,
    conflict,
    /** Decide about a load that is newer than the one the form stands on. */
    review: setConflict,
    resolve,
    postpone: () => setConflict(undefined),
  };
}
