"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { BulkResults } from "@/components/carriers/bulk-results";
import type { Choice } from "@/components/carriers/decision-choices";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/browser/call";
import { carrierMutations, carrierOperations, carrierQueries } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";
import type { ReviewResult } from "@/lib/carriers/schema/review";

type BulkDialogProps = { carriers: readonly CarrierRecord[]; choice: Choice; onClose: () => void };

// One that has the status already keeps its own reason for it.
const itemsOf = (carriers: readonly CarrierRecord[], { status }: Choice) =>
  carriers.flatMap(({ relationship }) =>
    relationship && relationship.status !== status ? [{ id: relationship.id, ifVersion: relationship.version }] : [],
  );

// A preview stores nothing, so it needs a reason of form only.
const previewNote = "-";

/** What would become of each carrier, without anything being stored. */
const usePreview = (carriers: readonly CarrierRecord[], choice: Choice) => {
  const items = itemsOf(carriers, choice);
  const { status } = choice;
  return useQuery({
    queryKey: [...carrierQueries.all, "preview", status, items],
    queryFn: ({ signal }) =>
      call(carrierOperations.reviewMany, { items, status, note: previewNote, validateOnly: true }, signal),
    enabled: items.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
};

const count = (results: readonly ReviewResult[], outcome: ReviewResult["outcome"]) =>
  results.filter((result) => result.outcome === outcome).length;

/** A decision on many carriers: seen first, then taken, then told one by one; what failed can be tried again. */
export function BulkDialog({ carriers, choice, onClose }: BulkDialogProps) {
  const t = useTranslations("carriers.bulk");
  const common = useTranslations("common");
  const decision = useTranslations("carriers.decision");
  const id = useId();
  const [note, setNote] = useState("");
  const preview = usePreview(carriers, choice);
  const review = useMutation(carrierMutations.reviewMany(useQueryClient()));
  const [done, setDone] = useState<readonly ReviewResult[]>([]);
  const isDone = done.length > 0;
  const results = isDone ? done : (preview.data?.results ?? []);
  const changing = count(results, "CHANGED");
  const outdated = results.filter(({ outcome }) => outcome === "CONFLICT");
  const lacksNote = choice.needsNote && note.trim() === "";

  const take = (items: { id: string; ifVersion?: number }[]) =>
    review.mutate(
      { items, status: choice.status, ...(note.trim() && { note: note.trim() }) },
      // A second try answers for a few; the others stay as they were told.
      {
        onSuccess: ({ results: told }) =>
          setDone((before) => [...before.filter(({ id: old }) => told.every((one) => one.id !== old)), ...told]),
      },
    );
  // Said with the version that the answer showed, so that it is this state that is decided upon.
  const tryAgain = () => take(outdated.map((result) => ({ id: result.id, ifVersion: result.before?.version })));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t(`ask.${choice.name}`, { count: carriers.length })}
      description={
        isDone
          ? t("done", { done: changing, rest: carriers.length - changing })
          : preview.isLoading
            ? t("checking")
            : t("preview", { changing, rest: carriers.length - changing })
      }
      footer={
        isDone ? (
          <>
            {outdated.length > 0 && (
              <Button onClick={tryAgain} disabled={review.isPending}>
                {t("tryAgain", { count: outdated.length })}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {common("close")}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{common("cancel")}</Button>
            <Button
              variant={choice.needsNote ? "danger" : "primary"}
              disabled={changing === 0 || lacksNote || review.isPending}
              title={lacksNote ? decision("noteNeeded") : undefined}
              onClick={() => take(itemsOf(carriers, choice))}
            >
              {t(`take.${choice.name}`, { count: changing })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        {!isDone && (
          <div className="grid gap-1">
            <label htmlFor={id} className="font-medium">
              {choice.needsNote ? t("noteNeeded") : decision("note")}
            </label>
            <Textarea
              id={id}
              rows={2}
              data-initial-focus
              maxLength={4000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        )}
        <ProblemNote error={review.error ?? preview.error} />
        {preview.isLoading ? (
          <Skeleton className="h-24" />
        ) : (
          <BulkResults carriers={carriers} results={results} isDone={isDone} />
        )}
      </div>
    </Dialog>
  );
}
