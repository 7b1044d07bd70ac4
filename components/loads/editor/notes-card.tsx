"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ActorName } from "@/components/app-shell/actor-name";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { TextAreaField } from "@/components/form/text-field";
import { Button, IconButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { LoadNote } from "@/lib/loads/schema/notes";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

/** Writes a note on a load. What was typed stays until it is stored. */
function NoteForm({ loadId }: { loadId: string }) {
  const t = useTranslations("loadEditor.notes");
  const id = useId();
  const add = useMutation(loadMutations.addNote);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/notes")).AddLoadNoteRequest,
    defaultValues: { text: "" },
    toRequest: ({ text }: { text: string }) => ({ id: loadId, text }),
    onSubmit: async (request) => {
      await add.mutateAsync(request);
      form.reset();
    },
  });
  return (
    <Form form={form} id={id}>
      <TextAreaField name="text" label={t("label")} hint={t("hint")} rows={2} maxLength={noteTextMax} />
      <FormProblem form={form} />
      <div>
        <Button type="submit" size="sm" disabled={form.isSubmitting}>
          {t("add")}
        </Button>
      </div>
    </Form>
  );
}

function Note({ note, onRemove }: { note: LoadNote; onRemove: (() => void) | undefined }) {
  const t = useTranslations("loadEditor.notes");
  return (
    <li className="flex items-start gap-1 border-line border-b py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="text-ink-3 text-xs">
          <ActorName actor={note.by} /> · <RelativeTime at={note.at} />
        </p>
      </div>
      {onRemove && <IconButton label={t("remove")} icon={<X aria-hidden />} onClick={onRemove} />}
    </li>
  );
}

/** What the organization's own people noted on a load, newest first. */
export function NotesCard({ loadId, blocked }: { loadId: string; blocked: string | undefined }) {
  const t = useTranslations("loadEditor.notes");
  const { userId, role } = useSession();
  const list = useInfiniteQuery(loadQueries.notes(loadId));
  const [leaving, setLeaving] = useState<LoadNote>();
  const remove = useMutation({
    ...loadMutations.removeNote,
    onSuccess: () => {
      setLeaving(undefined);
      toast.success(t("removed"));
    },
  });
  const notes = list.data?.pages.flatMap(({ items }) => items);
  const ask = (note: LoadNote) => {
    remove.reset();
    setLeaving(note);
  };
  const mayRemove = ({ by }: LoadNote) => role === "ADMIN" || by.id === userId;
  return (
    <section aria-labelledby="load-notes" className="grid gap-2">
      <h2 id="load-notes" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {blocked === undefined && <NoteForm loadId={loadId} />}
      {list.isError && <p className="text-ink-2">{t("failed")}</p>}
      {notes?.length === 0 && blocked !== undefined && <p className="text-ink-2">{t("none")}</p>}
      <ul aria-label={t("title")} className="grid empty:hidden">
        {notes?.map((note) => (
          <Note key={note.id} note={note} onRemove={mayRemove(note) ? () => ask(note) : undefined} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button size="sm" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          title={t("removeTitle")}
          description={leaving.text}
          confirm={{ label: t("remove"), variant: "danger", onConfirm: () => remove.mutate({ noteId: leaving.id }) }}
          action={remove}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
