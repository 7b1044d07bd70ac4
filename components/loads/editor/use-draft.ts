"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mergeFormValues, writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { EditedLoad } from "@/components/loads/editor/use-load-form";
import { changedFields, type LoadFormValues } from "@/components/loads/form/form-values";
import { isJsonObject } from "@/lib/core/json";

/** What was typed and not saved: with what the form started from, so that it can be merged with what is stored by then. */
export type Draft = { at: string; base: LoadFormValues; mine: LoadFormValues };

export const draftKey = (userId: string, loadId: string | undefined) => `draft:${userId}:${loadId ?? "new"}`;

const isFormValues = (value: unknown): value is LoadFormValues => isJsonObject(value) && isJsonObject(value.load);

/** The draft as it was kept, or nothing when there is none or it cannot be read any more. */
export function parseDraft(kept: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(kept ?? "null");
    if (!isJsonObject(draft)) return undefined;
    const { at, base, mine } = draft;
    return typeof at === "string" && isFormValues(base) && isFormValues(mine) ? { at, base, mine } : undefined;
  } catch {
    return undefined;
  }
}

const pauseMilliseconds = 500;

// A full or forbidden storage only costs the draft.
function keep(key: string, draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

/** What was kept the last time, where it still adds something to what is stored. Read once, when the page opens. */
function useOfferedDraft(key: string, stored: LoadFormValues) {
  const [offered, setOffered] = useState<Draft>();
  const read = useEffectEvent(() => {
    const draft = parseDraft(sessionStorage.getItem(key));
    const addsChanges = draft && changedFields(mergeFormValues({ ...draft, theirs: stored }).values, stored).length > 0;
    setOffered(addsChanges ? draft : undefined);
  });
  useEffect(() => read(), []);
  return { offered, dismiss: () => setOffered(undefined) };
}

/** Calls `write` soon after each change and when the page is left. The function returned stops it, with a last call. */
function writeOnChange(form: EditedLoad["form"], write: () => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(write, pauseMilliseconds);
  };
  writeSoon();
  const unsubscribe = form.subscribe({ formState: { values: true }, callback: writeSoon });
  window.addEventListener("pagehide", write);
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", write);
    clearTimeout(pause);
    write();
  };
}

/** Keeps the draft up to date while there are changes. The function returned removes it. */
function useKeptDraft(key: string, { form, stored }: EditedLoad, hasChanges: boolean) {
  const isKept = useRef(false);
  const write = useEffectEvent(() => {
    const mine = form.getValues();
    if (isKept.current && changedFields(mine, stored).length > 0)
      keep(key, { at: new Date().toISOString(), base: stored, mine });
  });
  const stopKeeping = () => {
    isKept.current = false;
    sessionStorage.removeItem(key);
  };
  const stopWhenSaved = useEffectEvent(() => isKept.current && stopKeeping());
  useEffect(() => {
    if (!hasChanges) return void stopWhenSaved();
    isKept.current = true;
    return writeOnChange(form, () => write());
  }, [hasChanges, form]);
  return stopKeeping;
}

/**
 * Keeps in this tab what is typed and not saved, against a reload, a step back or a crash. `offered` is what was kept
 * the last time; `restore` merges it with what is stored and with what was typed since.
 */
export function useDraft(edited: EditedLoad, userId: string, hasChanges: boolean) {
  const { form, base, stored } = edited;
  const key = draftKey(userId, base?.load.id);
  // Reading comes first: keeping overwrites what was kept the last time.
  const { offered, dismiss } = useOfferedDraft(key, stored);
  const stopKeeping = useKeptDraft(key, edited, hasChanges);

  const restore = () => {
    if (!offered) return;
    const draft = mergeFormValues({ ...offered, theirs: stored }).values;
    const { values } = mergeFormValues({ base: stored, mine: form.getValues(), theirs: draft });
    writeFormValues(form, "load", form.getValues().load, values.load);
    dismiss();
  };
  const forget = () => {
    stopKeeping();
    dismiss();
  };
  return { offered, restore, forget };
}
