"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isJsonObject } from "@/lib/core/json";

/** What was typed and not saved: with what the form started from, so that it can be merged with what is stored by then. */
export type Draft<Values> = { at: string; base: Values; mine: Values };

/** The draft as it was kept, or nothing when there is none or it cannot be read any more. */
export function parseDraft<Values>(kept: string | null, isValues: (value: unknown) => value is Values) {
  try {
    const draft: unknown = JSON.parse(kept ?? "null");
    if (!isJsonObject(draft)) return undefined;
    const { at, base, mine } = draft;
    return typeof at === "string" && isValues(base) && isValues(mine) ? { at, base, mine } : undefined;
  } catch {
    return undefined;
  }
}

const pauseMilliseconds = 500;

// A full or forbidden storage only costs the draft.
function keep(key: string, draft: Draft<unknown>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

type DraftedForm<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, "getValues" | "subscribe">;
  /** Names the draft in the storage of the tab: whose it is, and of what. */
  key: string;
  /** What the form stands on, as values of the form. */
  stored: Values;
  isValues: (value: unknown) => value is Values;
  /** Whether saving these values would change what is stored. */
  isChanged: (values: Values) => boolean;
  /** What a draft comes to on what is stored now. */
  merge: (draft: Draft<Values>) => Values;
};

/** What was kept the last time, where it still adds something to what is stored. Read once, when the page opens. */
function useOfferedDraft<Values extends FieldValues>({ key, isValues, isChanged, merge }: DraftedForm<Values>) {
  const [offered, setOffered] = useState<Draft<Values>>();
  const read = useEffectEvent(() => {
    const draft = parseDraft(sessionStorage.getItem(key), isValues);
    setOffered(draft && isChanged(merge(draft)) ? draft : undefined);
  });
  useEffect(() => read(), []);
  return { offered, dismiss: () => setOffered(undefined) };
}

/** Calls `write` soon after each change and when the page is left. The function returned stops it, with a last call. */
function writeOnChange<Values extends FieldValues>({ subscribe }: DraftedForm<Values>["form"], write: () => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(write, pauseMilliseconds);
  };
  writeSoon();
  const unsubscribe = subscribe({ formState: { values: true }, callback: writeSoon });
  window.addEventListener("pagehide", write);
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", write);
    clearTimeout(pause);
    write();
  };
}

/** Keeps the draft up to date while there are changes. The function returned removes it. */
function useKeptDraft<Values extends FieldValues>(drafted: DraftedForm<Values>, hasChanges: boolean) {
  const { form, key, stored, isChanged } = drafted;
  const isKept = useRef(false);
  const write = useEffectEvent(() => {
    const mine = form.getValues();
    if (isKept.current && isChanged(mine)) keep(key, { at: new Date().toISOString(), base: stored, mine });
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
 * the last time; `dismiss` takes the offer away, `forget` the draft with it.
 */
export function useFormDraft<Values extends FieldValues>(drafted: DraftedForm<Values>, hasChanges: boolean) {
  // Reading comes first: keeping overwrites what was kept the last time.
  const { offered, dismiss } = useOfferedDraft(drafted);
  const stopKeeping = useKeptDraft(drafted, hasChanges);
  const forget = () => {
    stopKeeping();
    dismiss();
  };
  return { offered, dismiss, forget };
}
