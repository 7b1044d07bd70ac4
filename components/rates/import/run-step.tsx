import { ChevronLeft, Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useRef } from "react";
import { ImportProgress } from "@/components/import/import-progress";
import { outcomes, type RateRun, storable } from "@/components/rates/import/import-run";
import { OddRows } from "@/components/rates/import/odd-rows";
import type { RateTable } from "@/components/rates/import/read-row";
import type { RateLabels } from "@/components/rates/import/use-rate-labels";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ProblemNote } from "@/components/ui/problem-note";
import { CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";

// Carries the list of all markets.
const PlacesRead = lazy(() =>
  import("@/components/rates/import/places-read").then((module) => ({ default: module.PlacesRead })),
);

const tones = {
  CREATED: "good",
  UPDATED: "info",
  UNCHANGED: "mute",
  INVALID: "bad",
  UNREADABLE: "bad",
} as const satisfies Record<(typeof outcomes)[number], Tone>;

type RunStepProps = { run: RateRun; table: RateTable; words: RateLabels; onBack: () => void; onStartOver: () => void };

/** What would become of the rows, then what became of them: progress, counts, and the rows that are odd. */
export function RunStep({ run, table, words, onBack, onStartOver }: RunStepProps) {
  const t = useTranslations("rateImport");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, tally, isRunning, job, error, secondsLeft } = run;
  // The button that was pressed is gone with the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: storing is a step of its own.
  useEffect(() => heading.current?.focus(), [phase]);
  const total = job?.kept.rows ?? 0;
  const isThrough = tally.done === total;
  const isReview = phase === "review";
  const state = isThrough ? "through" : isRunning ? "running" : "stopped";
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t(isReview ? `state.review.${state}` : `state.store.${state}`)}
      </h2>
      <ImportProgress
        label={t(isReview ? "progress.checking" : "progress.storing")}
        done={tally.done}
        total={total}
        secondsLeft={isRunning ? secondsLeft : undefined}
      />
      <ul aria-label={t("counts")} className="flex flex-wrap gap-x-4 gap-y-1">
        {outcomes.map(
          (outcome) =>
            tally.counts[outcome] > 0 && (
              <li key={outcome} className="inline-flex items-center gap-1.5">
                <Badge tone={tones[outcome]} title={outcome}>
                  {t(isReview ? `would.${outcome}` : `outcome.${outcome}`)}
                </Badge>
                <span className="tabular-nums">{format.number(tally.counts[outcome])}</span>
              </li>
            ),
        )}
      </ul>
      <p role="status" className="text-ink-2">
        {isReview && isThrough && t("reviewed", { count: storable(tally), same: tally.counts.UNCHANGED })}
        {!isReview && !isThrough && t("mayLeave")}
      </p>
      {error instanceof CallError && error.status === 0 ? (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
          {t("unreachable")}
        </p>
      ) : (
        <ProblemNote error={error} />
      )}
      <RunActions run={run} isThrough={isThrough} onBack={onBack} onStartOver={onStartOver} />
      {isThrough && tally.places.size > 0 && (
        <Suspense>
          <PlacesRead places={tally.places} />
        </Suspense>
      )}
      <OddRows tally={tally} table={table} words={words} isReview={isReview} />
    </section>
  );
}

type RunActionsProps = { run: RateRun; isThrough: boolean; onBack: () => void; onStartOver: () => void };

/** What can be done next: stop, go on, store, or begin again. */
function RunActions({ run, isThrough, onBack, onStartOver }: RunActionsProps) {
  const t = useTranslations("rateImport");
  const common = useTranslations("common");
  const { phase, job, tally, isRunning } = run;
  const count = storable(tally);
  return (
    <div className="flex flex-wrap gap-2">
      {isRunning && (
        <Button icon={<Pause aria-hidden />} onClick={run.pause}>
          {t("pause")}
        </Button>
      )}
      {!isRunning && !isThrough && (
        <Button variant="primary" icon={<Play aria-hidden />} onClick={run.goOn}>
          {t("goOn")}
        </Button>
      )}
      {phase === "review" && isThrough && job && (
        <Button variant="primary" disabled={count === 0} onClick={() => run.store(job)}>
          {t("commit", { count })}
        </Button>
      )}
      {phase === "review" && !isRunning && (
        <Button icon={<ChevronLeft aria-hidden />} onClick={onBack}>
          {common("back")}
        </Button>
      )}
      {phase === "store" && isThrough && (
        <>
          <ButtonLink variant="primary" href="/rates">
            {t("toRates")}
          </ButtonLink>
          <Button onClick={onStartOver}>{t("another")}</Button>
        </>
      )}
    </div>
  );
}
