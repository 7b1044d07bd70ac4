"use client";

import { CircleCheck, Download, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { FocusedHeading } from "@/components/directory/focused-heading";
import type { JudgedRow } from "@/components/directory/match-outcomes";
import { leftRows, resultTable } from "@/components/directory/match-result-table";
import type { MatchRow } from "@/components/directory/match-rows";
import type { Applied } from "@/components/directory/use-match-apply";
import type { useMatchUndo } from "@/components/directory/use-match-undo";
import { downloadCsv } from "@/components/import/download-csv";
import { Button } from "@/components/ui/button";

type MatchResultProps = {
  applied: Applied;
  judged: readonly JudgedRow[];
  undo: ReturnType<typeof useMatchUndo>;
  onGoOn: (rows: readonly MatchRow[]) => void;
  onStartOver: () => void;
};

/** What came of it, as a file too, and the way back. */
export function MatchResult({ applied, judged, undo, onGoOn, onStartOver }: MatchResultProps) {
  const t = useTranslations("directory.match.result");
  const matched = applied.results.filter(({ status }) => status === "MATCHED").length;
  const left = leftRows(judged, applied.results);
  const save = () => {
    const { header, rows } = resultTable(judged, applied.results);
    downloadCsv("tms-ids-results.csv", header, rows);
  };
  return (
    <div className="mx-auto flex w-full max-w-130 flex-col items-center gap-3 px-5 py-14 text-center">
      <span aria-hidden className="grid size-10 place-items-center rounded-lg bg-good-soft text-good">
        <CircleCheck />
      </span>
      <FocusedHeading className="font-semibold text-lg outline-none">{t("title", { count: matched })}</FocusedHeading>
      {applied.error !== undefined && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("stopped")}</p>}
      <p className="text-ink-2">
        {applied.results.length > matched && t("failed", { count: applied.results.length - matched })}{" "}
        {left.length > 0 ? t("left", { count: left.length }) : t("nothingLeft")}
      </p>
      <p role="status" className="text-ink-2">
        {undo.data && t("undone", undo.data)}
      </p>
      <ProblemNote error={undo.error} />
      <div className="flex flex-wrap justify-center gap-2">
        {left.length > 0 && (
          <Button variant="primary" onClick={() => onGoOn(left)}>
            {t("goOn", { count: left.length })}
          </Button>
        )}
        <Button icon={<Download aria-hidden />} onClick={save}>
          {t("download")}
        </Button>
        {applied.changeIds.length > 0 && !undo.data && (
          <Button icon={<Undo2 aria-hidden />} disabled={undo.isPending} onClick={() => undo.mutate(applied.changeIds)}>
            {t("undo")}
          </Button>
        )}
        <Button variant="ghost" onClick={onStartOver}>
          {t("again")}
        </Button>
      </div>
    </div>
  );
}
