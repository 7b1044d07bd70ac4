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

/**
 * Keeps in this tab what is typed and not saved, against a reload, a step back or a crash. `offered` is what was kept
 * the last time; `restore` merges it with what is stored and with what was typed since.
 */
export function useDraft({ form, base, stored }: EditedLoad, userId: string, hasChanges: boolean) {
  const key = draftKey(userId, base?.load.id);
  const [offered, setOffered] = useState<Draft>();
  const isKept = useRef(false);

  const read = useEffectEvent(() => {
    const draft = parseDraft(sessionStorage.getItem(key));
    const isNews = draft && changedFields(mergeFormValues({ ...draft, theirs: stored }).values, stored).length > 0;
    setOffered(isNews ? draft : undefined);
  });
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

  useEffect(() => read(), []);
  useEffect(() => {
    if (!hasChanges) return void stopWhenSaved();
    isKept.current = true;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const writeSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(write, pauseMilliseconds);
    };
    writeSoon();
    const stop = form.subscribe({ formState: { values: true }, callback: writeSoon });
    const writeLast = () => write();
    window.addEventListener("pagehide", writeLast);
    return () => {
      stop();
      window.removeEventListener("pagehide", writeLast);
      clearTimeout(pause);
      write();
    };
  }, [hasChanges, form]);

  const restore = () => {
    if (!offered) return;
    const draft = mergeFormValues({ ...offered, theirs: stored }).values;
    const { values } = mergeFormValues({ base: stored, mine: form.getValues(), theirs: draft });
    writeFormValues(form, "load", form.getValues().load, values.load);
    setOffered(undefined);
  };

  const forget = () => {
    stopKeeping();
    setOffered(undefined);
  };

  return { offered, restore, forget };
}
