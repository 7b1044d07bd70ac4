"use client";

import { CircleCheck, Download, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Applied } from "@/components/directory/match-calls";
import { leftRows, resultTable } from "@/components/directory/match-calls";
import type { JudgedRow } from "@/components/directory/match-outcomes";
import type { MatchRow } from "@/components/directory/match-rows";
import type { useMatchUndo } from "@/components/directory/use-match-undo";
import { useUndoProblem } from "@/components/directory/use-match-undo";
import { downloadCsv } from "@/components/import/download-csv";
import { Button } from "@/components/ui/button";
import { FocusedHeading } from "@/components/ui/focused-heading";

type MatchResultProps = {
  applied: Applied;
  judged: readonly JudgedRow[];
  undo: ReturnType<typeof useMatchUndo>;
  onUndo: () => void;
  onGoOn: (rows: readonly MatchRow[]) => void;
  onStartOver: () => void;
};

// The button or the toast that was pressed is gone by then.
const focus = (problem: HTMLElement | null) => problem?.focus();

/** What came of it, as a file too, and the way back. */
export function MatchResult({ applied, judged, undo, onUndo, onGoOn, onStartOver }: MatchResultProps) {
  const t = useTranslations("directory.match.result");
  const matched = applied.results.filter(({ status }) => status === "MATCHED").length;
  const left = leftRows(judged, applied.results);
  const undone = undo.data;
  const problem = useUndoProblem();
  const failed = applied.results.length - matched;
  const notes = [
    failed > 0 && t("failed", { count: failed }),
    left.length > 0 && t("left", { count: left.length }),
    left.length === 0 && !undone && t("nothingLeft"),
  ]
    .filter(Boolean)
    .join(" ");
  const save = () => {
    const { header, rows } = resultTable(judged, applied.results);
    downloadCsv("tms-ids-results.csv", header, rows);
  };
  return (
    <div className="mx-auto flex w-full max-w-130 flex-col items-center gap-3 px-5 py-14 text-center">
      <span
        aria-hidden
        className={`grid size-10 place-items-center rounded-lg ${undone ? "bg-mute-soft text-ink-2" : "bg-good-soft text-good"}`}
      >
        {undone ? <Undo2 /> : <CircleCheck />}
      </span>
      <FocusedHeading key={undone ? "undone" : "done"} className="font-semibold text-lg outline-none">
        {undone ? t("undoneTitle", undone) : t("title", { count: matched })}
      </FocusedHeading>
      {applied.error !== undefined && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("stopped")}</p>}
      {notes && <p className="text-ink-2">{notes}</p>}
      <p role="status" className="text-ink-2">
        {undone && t("undone", undone)}
      </p>
      {undo.error && (
        <p ref={focus} tabIndex={-1} role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
          {problem(undo.error)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {left.length > 0 && (
          <Button variant="primary" onClick={() => onGoOn(left)}>
            {t("goOn", { count: left.length })}
          </Button>
        )}
        {!undone && (
          <Button icon={<Download aria-hidden />} onClick={save}>
            {t("download")}
          </Button>
        )}
        {applied.changeIds.length > 0 && !undone && (
          <Button icon={<Undo2 aria-hidden />} disabled={undo.isPending} onClick={onUndo}>
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
