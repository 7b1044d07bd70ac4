"use client";

import { useMutation } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { set } from "react-hook-form";
import { fieldNameOf } from "@/components/form/field-name";
import { revealField } from "@/components/form/reveal-field";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { Editor } from "@/components/loads/editor/use-editor";
import { madeId } from "@/components/loads/form/made-id";
import { firstMissing, formLoadOf } from "@/components/loads/tender/fill-form";
import { toast } from "@/components/ui/toast";
import { draftLoads } from "@/lib/tenders/queries";
import type { TenderDraft } from "@/lib/tenders/schema";

const filledToast = "tender-filled";

/** Fills the form with a draft and puts the cursor where the text said nothing; what was there can be taken back. */
function useFill({ form }: Pick<Editor, "form">) {
  const t = useTranslations("tenders");
  const write = (load: Record<string, unknown>) =>
    writeFormValues(form, "load", structuredClone(form.getValues().load), load);
  // Once the load is saved, or left, there is no form that could be as it was.
  useEffect(() => () => toast.dismiss(filledToast), []);
  return (draft: TenderDraft) => {
    const before = structuredClone(form.getValues().load);
    const given = before.externalId;
    const load = formLoadOf(draft, typeof given === "string" && given !== "" ? given : madeId(new Date()));
    write(load);
    revealField(firstMissing(load));
    const undo = { label: t("undo"), run: () => write(before) };
    toast(t("filled", { count: draft.read.length }), { id: filledToast, undo });
  };
}

/** A pasted text, the loads that were read from it, and which of them the form was filled with. */
export function useTender(editor: Editor) {
  const timezone = useTimeZone();
  const fill = useFill(editor);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<number>();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const { mutate, data, error, isPending, reset } = useMutation(draftLoads);
  const drafts = data?.drafts;
  const choose = (index: number, among = drafts) => {
    const draft = among?.[index];
    if (!draft) return;
    setChosen(index);
    setAnswered([]);
    fill(draft);
  };
  const read = (pasted: string) => {
    setText(pasted);
    setChosen(undefined);
    if (pasted.trim() === "") return reset();
    mutate(
      { text: pasted, now: new Date().toISOString(), ...(timezone && { timezone }) },
      { onSuccess: (answer) => answer.drafts.length === 1 && !editor.hasChanges && choose(0, answer.drafts) },
    );
  };
  const answer = (words: string, option: TenderDraft["toConfirm"][number]["options"][number]) => {
    const { form } = editor;
    const after = structuredClone(form.getValues());
    for (const { path, value } of option) set(after, fieldNameOf(path), value);
    writeFormValues(form, "load", structuredClone(form.getValues().load), after.load);
    setAnswered([...answered, words]);
  };
  const change = () => {
    reset();
    setChosen(undefined);
  };
  const draft = chosen === undefined ? undefined : drafts?.[chosen];
  return { text, setText, read, change, drafts, draft, chosen, choose, answer, answered, error, isReading: isPending };
}

export type Tender = ReturnType<typeof useTender>;
