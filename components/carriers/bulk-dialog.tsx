"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { type BulkOutcome, secondTry, useBulkDecision } from "@/components/carriers/bulk-decision";
import type { Choice } from "@/components/carriers/decision-choices";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";
import { Skeleton } from "@/components/ui/skeleton";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

type BulkResultsProps = { carriers: readonly CarrierRecord[]; outcomes: readonly BulkOutcome[]; isDone: boolean };

const tones = {
  CHANGED: "good",
  CREATED: "good",
  UNCHANGED: "mute",
  CONFLICT: "warn",
  NOT_FOUND: "bad",
  FAILED: "bad",
} as const;
const expected = { CHANGED: "WOULD_CHANGE", CREATED: "WOULD_CREATE" } as const;

function Outcome({ outcome, isDone }: { outcome: BulkOutcome["outcome"]; isDone: boolean }) {
  const t = useTranslations("carriers.bulk.outcome");
  if (!isDone && (outcome === "CHANGED" || outcome === "CREATED"))
    return <Badge tone="info">{t(expected[outcome])}</Badge>;
  return <Badge tone={tones[outcome]}>{t(outcome)}</Badge>;
}

/** Every carrier with what becomes of it, from → to. */
function BulkResults({ carriers, outcomes, isDone }: BulkResultsProps) {
  const t = useTranslations("carriers.bulk");
  const status = useTranslations("vocabulary.RelationshipStatus");
  return (
    <ul aria-label={t("results")} className="rounded-lg border border-line">
      {carriers.map((carrier) => {
        const {
          outcome = "UNCHANGED",
          before,
          after,
        } = outcomes.find(({ carrierId }) => carrierId === carrier.id) ?? {};
        return (
          <li
            key={carrier.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 first:border-t-0"
          >
            <span className="min-w-0 truncate">{carrier.displayName}</span>
            <span className="flex items-center gap-2 text-ink-2 text-xs">
              {before && after && (
                <span>
                  {status(before.status)} <span aria-hidden>→</span>
                  <span className="sr-only">{t("to")}</span> {status(after.status)}
                </span>
              )}
              <Outcome outcome={outcome} isDone={isDone} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type BulkDialogProps = {
  carriers: readonly CarrierRecord[];
  choice: Choice;
  /** Receives the outcome of each; the list is empty when the choice was not applied. */
  onClose: (done: readonly BulkOutcome[]) => void;
};

function Note({ choice, value, onChange }: { choice: Choice; value: string; onChange: (note: string) => void }) {
  const t = useTranslations("carriers");
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {choice.needsNote ? t("bulk.noteNeeded") : t("decision.note")}
      </label>
      <Textarea
        id={id}
        rows={2}
        data-initial-focus
        maxLength={noteTextMax}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** A decision on many carriers: previewed, then taken, then listed one by one; what failed can be tried again. */
export function BulkDialog({ carriers, choice, onClose }: BulkDialogProps) {
  const t = useTranslations("carriers.bulk");
  const common = useTranslations("common");
  const decision = useTranslations("carriers.decision");
  const [note, setNote] = useState("");
  const { targets, done, preview, take, outcomes } = useBulkDecision(carriers, choice);
  const isDone = done.length > 0;
  const count = (outcome: BulkOutcome["outcome"]) => outcomes.filter((one) => one.outcome === outcome).length;
  const [changing, created] = [count("CHANGED"), count("CREATED")];
  const meant = changing + created;
  const counts = { changing, created, rest: carriers.length - meant };
  const again = secondTry(done);
  const lacksNote = choice.needsNote && note.trim() === "";
  const run = (which: typeof targets) => take.mutate({ targets: which, note: note.trim() });
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the question.
  useEffect(() => {
    if (isDone) close.current?.focus();
  }, [isDone]);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose(done)}
      title={t(`ask.${choice.name}`, { count: carriers.length })}
      description={isDone ? t("done", counts) : preview.isLoading ? t("checking") : t("preview", counts)}
      footer={
        isDone ? (
          <>
            {again.length > 0 && (
              <Button onClick={() => run(again)} disabled={take.isPending}>
                {t("tryAgain", { count: again.length })}
              </Button>
            )}
            <Button ref={close} variant="primary" onClick={() => onClose(done)}>
              {common("close")}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => onClose(done)}>{common("cancel")}</Button>
            <Button
              variant={choice.needsNote ? "danger" : "primary"}
              disabled={meant === 0 || lacksNote || take.isPending}
              title={lacksNote ? decision("noteNeeded") : undefined}
              onClick={() => run(targets)}
            >
              {t(`take.${choice.name}`, { count: meant })}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!isDone && <Note choice={choice} value={note} onChange={setNote} />}
        <ProblemNote error={take.error ?? preview.error} />
        {preview.isLoading ? (
          <Skeleton className="h-24" />
        ) : (
          <BulkResults carriers={carriers} outcomes={outcomes} isDone={isDone} />
        )}
      </div>
    </Dialog>
  );
}
