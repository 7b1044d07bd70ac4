"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { ActorName } from "@/components/app-shell/actor-name";
import { late } from "@/components/app-shell/late";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { Button, IconButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { LoadNote } from "@/lib/loads/schema/notes";

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

const NoteForm = late(() => import("@/components/loads/overview/note-form").then((module) => module.NoteForm));

/** A note is written after a press: its form is fetched when it is wanted. */
function NewNote({ loadId }: { loadId: string }) {
  const t = useTranslations("loadEditor.notes");
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted)
    return (
      <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setIsWanted(true)}>
        {t("write")}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton className="h-28" />}>
      <NoteForm loadId={loadId} />
    </Suspense>
  );
}

/** Takes a note off after a question. */
function useNoteRemoval() {
  const t = useTranslations("loadEditor.notes");
  const [leaving, setLeaving] = useState<LoadNote>();
  const remove = useMutation({
    ...loadMutations.removeNote,
    onSuccess: () => {
      setLeaving(undefined);
      toast.success(t("removed"));
    },
  });
  const ask = (note: LoadNote) => {
    remove.reset();
    setLeaving(note);
  };
  const question = leaving && (
    <ConfirmDialog
      title={t("removeTitle")}
      description={leaving.text}
      confirm={{ label: t("remove"), variant: "danger", onConfirm: () => remove.mutate({ noteId: leaving.id }) }}
      action={remove}
      onClose={() => setLeaving(undefined)}
    />
  );
  return { ask, question };
}

type NotesCardProps = { loadId: string; isReader: boolean; className?: string };

/** What the organization's own people noted on a load, newest first. */
export function NotesCard({ loadId, isReader, className }: NotesCardProps) {
  const t = useTranslations("loadEditor.notes");
  const { userId, role } = useSession();
  const list = useInfiniteQuery(loadQueries.notes(loadId));
  const { ask, question } = useNoteRemoval();
  const notes = list.data?.pages.flatMap(({ items }) => items);
  const mayRemove = ({ by }: LoadNote) => role === "ADMIN" || by.id === userId;
  return (
    <OverviewCard title={t("title")} className={className}>
      <div className="grid gap-2">
        {!notes && !list.isError && <Skeleton className="h-5 w-40" />}
        {list.isError && !notes && (
          <p className="flex items-center gap-3 text-ink-2">
            {t("failed")}
            <Button size="sm" onClick={() => list.refetch()}>
              {t("retry")}
            </Button>
          </p>
        )}
        {notes?.length === 0 && <p className="text-ink-2">{t("none")}</p>}
        <ul aria-label={t("title")} className="grid empty:hidden">
          {notes?.map((note) => (
            <Note key={note.id} note={note} onRemove={mayRemove(note) && !isReader ? () => ask(note) : undefined} />
          ))}
        </ul>
        {list.hasNextPage && (
          <div>
            <Button size="sm" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              {t("more")}
            </Button>
          </div>
        )}
        {!isReader && (
          <div>
            <NewNote loadId={loadId} />
          </div>
        )}
      </div>
      {question}
    </OverviewCard>
  );
}
