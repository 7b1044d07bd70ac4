"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ShownPart } from "@/components/directory/list-parts";
import { type Applied, useMatchApply, useMatchPreview } from "@/components/directory/match-calls";
import { type JudgedRow, type MatchFilter, matchFilters, rowsIn } from "@/components/directory/match-outcomes";
import { MatchRow, matchColumns } from "@/components/directory/match-row";
import { type MatchRow as Row, withCorrected } from "@/components/directory/match-rows";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { ColumnHeads } from "@/components/ui/fact-rows";
import { FocusedHeading } from "@/components/ui/focused-heading";
import { ProblemNote } from "@/components/ui/problem-note";
import type { DirectoryKind } from "@/lib/directory/schema/mapping";
import { useFormat } from "@/lib/i18n/format";

type MatchReviewProps = {
  kind: DirectoryKind;
  rows: readonly Row[];
  onRows: (rows: readonly Row[]) => void;
  onApplied: (applied: Applied, judged: readonly JudgedRow[]) => void;
  onStartOver: () => void;
};

/** Every row with what would become of it. Only what is sound is applied; the others stay here to be corrected. */
export function MatchReview({ kind, rows, onRows, onApplied, onStartOver }: MatchReviewProps) {
  const t = useTranslations("directory.match");
  const format = useFormat();
  const [filter, setFilter] = useState<MatchFilter>("all");
  const { judged, loads, error, refetch } = useMatchPreview(kind, rows);
  const { apply, done } = useMatchApply(kind);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const changes = rowsIn("changes", judged);
  const problems = rowsIn("problems", judged).length;
  const isChecking = judged.some(({ outcome }) => outcome.status === "PENDING");
  const submit = () =>
    apply.mutateAsync(changes).then(
      (applied) => onApplied(applied, judged),
      () => undefined,
    );
  return (
    <>
      <FocusedHeading className="sr-only">{t("review")}</FocusedHeading>
      <MatchFilters judged={judged} value={filter} onChange={setFilter} />
      <ColumnHeads names={[t("columns.email"), t("columns.externalId"), t("columns.outcome")]} columns={matchColumns} />
      <ShownPart items={rowsIn(filter, judged)}>
        {(part) => (
          <ul aria-label={t("review")} className="flex-1">
            {part.map((one) => (
              <MatchRow
                key={one.row.key}
                judged={one}
                kind={kind}
                loads={loads}
                onCorrect={(row) => onRows(withCorrected(rows, row))}
                onRemove={() => onRows(rows.filter(({ key }) => key !== one.row.key))}
              />
            ))}
          </ul>
        )}
      </ShownPart>
      <footer className="sticky bottom-0 z-2 mt-auto flex flex-wrap items-center gap-3 border-line border-t bg-bg px-5 py-2.5 max-sm:bottom-14 max-sm:px-4">
        <ProblemNote error={apply.error} />
        <Button variant="ghost" disabled={apply.isPending} onClick={onStartOver}>
          {t("startOver")}
        </Button>
        <p role="status" className="ml-auto text-ink-2 text-xs max-sm:order-first max-sm:ml-0 max-sm:basis-full">
          {apply.isPending && t("applying", { done: format.number(done), total: format.number(changes.length) })}
          {!apply.isPending && isChecking && t("checking")}
          {!apply.isPending && !isChecking && problems > 0 && t("staysOut", { count: problems })}
        </p>
        <Button
          variant="primary"
          className="max-sm:ml-auto"
          disabled={changes.length === 0 || isChecking || apply.isPending}
          title={changes.length === 0 ? t("nothingToApply") : undefined}
          onClick={submit}
        >
          {t("apply", { count: changes.length })}
        </Button>
      </footer>
    </>
  );
}

type MatchFiltersProps = { judged: readonly JudgedRow[]; value: MatchFilter; onChange: (filter: MatchFilter) => void };

/** Which rows are listed, with how many there are of each kind. */
function MatchFilters({ judged, value, onChange }: MatchFiltersProps) {
  const t = useTranslations("directory.match.filters");
  const format = useFormat();
  return (
    <fieldset className="flex min-h-12 min-w-0 items-center gap-1.5 overflow-x-auto border-line border-b px-5 py-2 max-sm:px-4">
      <legend className="sr-only">{t("label")}</legend>
      {matchFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className="inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-ink-2 text-sm transition-colors hover:bg-mute-soft aria-pressed:bg-ink aria-pressed:text-bg whitespace-nowrap pointer-coarse:h-11"
        >
          {t(filter)}
          <span className="opacity-70">{format.number(rowsIn(filter, judged).length)}</span>
        </button>
      ))}
    </fieldset>
  );
}
