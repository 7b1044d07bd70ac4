"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId } from "react";
import { useWatch } from "react-hook-form";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { TextAreaField } from "@/components/form/text-field";
import { useOpenNote } from "@/components/loads/page/open-note";
import { Button } from "@/components/ui/button";
import { loadMutations } from "@/lib/loads/queries";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

type NoteValues = { text: string };

/** Writes a note on a load. What was typed stays until it is stored, and is not left by accident. */
export function NoteForm({ loadId }: { loadId: string }) {
  const t = useTranslations("loadEditor.notes");
  const id = useId();
  const add = useMutation(loadMutations.addNote);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/notes")).AddLoadNoteRequest,
    defaultValues: { text: "" },
    toRequest: ({ text }: NoteValues) => ({ id: loadId, text }),
    onSubmit: async (request) => {
      await add.mutateAsync(request);
      form.reset();
    },
  });
  const isOpen = useWatch({ control: form.control, name: "text" }).trim() !== "";
  const { destination, stay } = useLeaveGuard(isOpen);
  const { setOpen } = useOpenNote();
  const tell = useEffectEvent((isTyped: boolean) => setOpen(isTyped));
  useEffect(() => {
    tell(isOpen);
    return () => tell(false);
  }, [isOpen]);
  const save = async () => {
    await form.submit();
    return form.getValues("text") === "";
  };
  return (
    <Form form={form} id={id} hasShortcut className="flex flex-col gap-2">
      <TextAreaField name="text" label={t("label")} hint={t("hint")} rows={2} maxLength={noteTextMax} />
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="sm" disabled={form.isSubmitting}>
          {t("add")}
        </Button>
      </div>
      <LeaveDialog destination={destination} onStay={stay} onLeave={stay} onSave={save} />
    </Form>
  );
}
