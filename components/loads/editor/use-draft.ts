"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Draft, draftKey, parseDraft } from "@/components/loads/editor/draft";
import { mergeFormValues } from "@/components/loads/editor/merge-form-values";
import type { EditedLoad } from "@/components/loads/editor/use-load-form";
import { writeFormValues } from "@/components/loads/editor/write-form-values";
import { changedFields } from "@/components/loads/form/form-values";

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
