"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { type BulkOutcome, secondTry, useBulkDecision } from "@/components/carriers/bulk-decision";
import type { Choice } from "@/components/carriers/decision-choices";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { TextAreaField } from "@/components/form/text-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
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

/** A decision on many carriers: previewed, then taken, then listed one by one; what failed can be tried again. */
export function BulkDialog({ carriers, choice, onClose }: BulkDialogProps) {
  const t = useTranslations("carriers.bulk");
  const id = useId();
  const { targets, done, preview, take, outcomes } = useBulkDecision(carriers, choice);
  const isDone = done.length > 0;
  const form = useEndpointForm({
    schema: fetchDecision,
    defaultValues: { note: "" },
    toRequest: ({ note }: { note: string }) => ({ status: choice.status, note: note.trim() }),
    onSubmit: ({ note = "" }) => take.mutateAsync({ targets: isDone ? secondTry(done) : targets, note }),
  });
  const note = useWatch({ control: form.control, name: "note" });
  const count = (outcome: BulkOutcome["outcome"]) => outcomes.filter((one) => one.outcome === outcome).length;
  const [changing, created] = [count("CHANGED"), count("CREATED")];
  const meant = changing + created;
  const counts = { changing, created, rest: carriers.length - meant };
  const isBusy = form.isSubmitting;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose(done)}
      title={t(`ask.${choice.name}`, { count: carriers.length })}
      description={isDone ? t("done", counts) : preview.isLoading ? t("checking") : t("preview", counts)}
      footer={
        isDone ? (
          <DoneButtons form={id} again={secondTry(done).length} isBusy={isBusy} onClose={() => onClose(done)} />
        ) : (
          <TakeButtons
            form={id}
            choice={choice}
            meant={meant}
            lacksNote={choice.needsNote && note.trim() === ""}
            isBusy={isBusy}
            onClose={() => onClose(done)}
          />
        )
      }
    >
      <Form form={form} id={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!isDone && <NoteField choice={choice} />}
        <FormProblem form={form} />
        <ProblemNote error={form.failure ? null : preview.error} />
        {preview.isLoading ? (
          <Skeleton className="h-24" />
        ) : (
          <BulkResults carriers={carriers} outcomes={outcomes} isDone={isDone} />
        )}
      </Form>
    </Dialog>
  );
}

/** What all of them have in common: relationships that exist and new ones are decided on by one request each. */
async function fetchDecision() {
  const { ReviewManyRequest } = await import("@/lib/carriers/schema/relationship-requests");
  return ReviewManyRequest.pick({ status: true, note: true });
}

function NoteField({ choice }: { choice: Choice }) {
  const t = useTranslations("carriers");
  return (
    <TextAreaField
      name="note"
      label={choice.needsNote ? t("bulk.noteNeeded") : t("decision.note")}
      rows={2}
      hasInitialFocus
      maxLength={noteTextMax}
    />
  );
}

type ButtonsProps = { form: string; isBusy: boolean; onClose: () => void };

function TakeButtons(props: ButtonsProps & { choice: Choice; meant: number; lacksNote: boolean }) {
  const { form, choice, meant, lacksNote, isBusy, onClose } = props;
  const t = useTranslations("carriers");
  const common = useTranslations("common");
  return (
    <>
      <Button onClick={onClose}>{common("cancel")}</Button>
      <Button
        type="submit"
        form={form}
        variant={choice.needsNote ? "danger" : "primary"}
        disabled={meant === 0 || lacksNote || isBusy}
        title={lacksNote ? t("decision.noteNeeded") : undefined}
      >
        {t(`bulk.take.${choice.name}`, { count: meant })}
      </Button>
    </>
  );
}

function DoneButtons({ form, again, isBusy, onClose }: ButtonsProps & { again: number }) {
  const t = useTranslations("carriers.bulk");
  const common = useTranslations("common");
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the question.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      {again > 0 && (
        <Button type="submit" form={form} disabled={isBusy}>
          {t("tryAgain", { count: again })}
        </Button>
      )}
      <Button ref={close} variant="primary" onClick={onClose}>
        {common("close")}
      </Button>
    </>
  );
}
