import { ChevronLeft, Pause, Play, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ImportProgress } from "@/components/import/import-progress";
import { isStored } from "@/components/loads/import/import-parts";
import type { LoadRun } from "@/components/loads/import/import-run";
import { ResultList, tones } from "@/components/loads/import/result-list";
import type { ImportLabels } from "@/components/loads/import/use-import-labels";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ProblemNote } from "@/components/ui/problem-note";
import { useFormat } from "@/lib/i18n/format";

const outcomes = ["CREATED", "UPDATED", "UNCHANGED", "INVALID"] as const;
const undoOutcomes = ["UNDONE", "CHANGED_SINCE", "REFUSED"] as const;

type RunStepProps = {
  run: LoadRun;
  words: ImportLabels;
  onStartOver: () => void;
};

/** What would become of the loads, then what became of them, then of taking it back. */
export function RunStep({ run, words, onStartOver }: RunStepProps) {
  const t = useTranslations("loadImport");
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, isRunning, done, total, error } = run;
  // The button that was pressed is gone with the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase is a step of its own.
  useEffect(() => heading.current?.focus(), [phase]);
  if (phase === "source") return null;
  const isThrough = !isRunning && done === total;
  const state = isThrough ? "through" : isRunning ? "running" : "stopped";
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t(`state.${phase}.${state}`)}
      </h2>
      <ImportProgress
        label={t(`progress.${phase}`)}
        of={phase === "undo" ? "loads" : "rows"}
        done={done}
        total={total}
      />
      <Counts run={run} />
      <p role="status" className="text-ink-2">
        {isThrough && t(`through.${phase}`, { count: run.results.filter(isStored).length })}
      </p>
      <ProblemNote error={error} />
      <RunActions run={run} isThrough={isThrough} onStartOver={onStartOver} />
      <ResultList run={run} words={words} firstLine={run.job.firstLine} />
    </section>
  );
}

type Count = { name: string; tone: Tone; label: string; count: number };

/** How many loads there are of each kind. */
function Counts({ run: { phase, results, undone } }: { run: LoadRun }) {
  const t = useTranslations("loadImport");
  const format = useFormat();
  const counts: Count[] =
    phase === "undo"
      ? undoOutcomes.map((name) => ({
          name,
          tone: name === "UNDONE" ? "good" : "warn",
          label: t(`undone.${name}`),
          count: undone.filter(({ outcome }) => outcome === name).length,
        }))
      : outcomes.map((name) => ({
          name,
          tone: tones[name],
          label: t(phase === "review" ? `would.${name}` : `outcome.${name}`),
          count: results.filter(({ outcome }) => outcome === name).length,
        }));
  return (
    <ul aria-label={t("counts")} className="flex flex-wrap gap-x-4 gap-y-1">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ name, tone, label, count }) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <Badge tone={tone} title={name}>
              {label}
            </Badge>
            <span className="tabular-nums">{format.number(count)}</span>
          </li>
        ))}
    </ul>
  );
}

type RunActionsProps = { run: LoadRun; isThrough: boolean; onStartOver: () => void };

/** What can be done next: stop, go on, import, take back, or begin again. */
function RunActions({ run, isThrough, onStartOver }: RunActionsProps) {
  const t = useTranslations("loadImport");
  const common = useTranslations("common");
  const { phase, isRunning, results } = run;
  const count = results.filter(isStored).length;
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
      {phase === "review" && isThrough && (
        <Button variant="primary" disabled={count === 0} onClick={run.store}>
          {t("commit", { count })}
        </Button>
      )}
      {phase === "review" && !isRunning && (
        <Button icon={<ChevronLeft aria-hidden />} onClick={run.leave}>
          {common("back")}
        </Button>
      )}
      {phase !== "review" && isThrough && (
        <ButtonLink variant="primary" href="/loads">
          {t("toLoads")}
        </ButtonLink>
      )}
      {phase === "store" && !isRunning && count > 0 && (
        <Button icon={<Undo2 aria-hidden />} onClick={run.undo}>
          {t("undo", { count })}
        </Button>
      )}
      {phase !== "review" && isThrough && <Button onClick={onStartOver}>{t("another")}</Button>}
    </div>
  );
}
