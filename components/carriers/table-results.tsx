"use client";

import { Download, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { numbersLine } from "@/components/carriers/identifiers";
import type { TableMode } from "@/components/carriers/table-columns";
import type { ReadRow } from "@/components/carriers/table-rows";
import { type RowProblem, type RowResult, repeatedPlaces } from "@/components/carriers/table-run";
import { downloadCsv } from "@/components/import/download-csv";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";

const outcomeTones = {
  CREATED: "good",
  UPDATED: "info",
  UNCHANGED: "mute",
  CONFLICT: "warn",
  NOT_FOUND: "warn",
  INVALID: "bad",
  UNREADABLE: "bad",
} as const satisfies Record<RowResult["outcome"], string>;
/** "DOT 9900007 · 4471": what the carrier was looked for by. */
const triedLine = ({ triedIdentifiers }: RowResult) =>
  [numbersLine(triedIdentifiers), triedIdentifiers.externalId].filter(Boolean).join(" · ");

type TableResultRowProps = { result: RowResult; name?: string; line: number; words: string[]; isDone: boolean };

/** A row of the table, with what became of it or would. */
function TableResultRow({ result, name, line, words, isDone }: TableResultRowProps) {
  const t = useTranslations("carriers.table");
  const tried = triedLine(result);
  return (
    <li className="flex items-start gap-3 border-line border-t px-3 py-1.5 [contain-intrinsic-size:auto_48px] [content-visibility:auto] first:border-t-0">
      <span className="w-6 shrink-0 text-right text-ink-3 text-xs leading-5 tabular-nums">
        <span className="sr-only">{t("line")} </span>
        {line}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate">{name ?? (tried || "—")}</p>
        {name && tried && <p className="wrap-anywhere font-mono text-ink-3 text-xs">{tried}</p>}
        {words.map((text) => (
          <p key={text} className="flex items-start gap-1.5 text-warn text-xs">
            <TriangleAlert aria-hidden className="mt-0.25 size-3.5!" />
            {text}
          </p>
        ))}
      </div>
      <Badge tone={outcomeTones[result.outcome]} title={result.outcome}>
        {t(`${isDone ? "outcome" : "would"}.${result.outcome}`)}
      </Badge>
    </li>
  );
}

type TableResultsProps = {
  mode: TableMode;
  isDone: boolean;
  results: readonly RowResult[];
  rows: readonly ReadRow[];
  /** The line of the table that the first row stands on. */
  firstLine: number;
  columnLabel: (id: string) => string;
};

const outcomes = ["CREATED", "UPDATED", "UNCHANGED", "CONFLICT", "NOT_FOUND", "INVALID", "UNREADABLE"] as const;

const isOdd = ({ outcome, problems }: RowResult) =>
  problems.length > 0 || !["CREATED", "UPDATED", "UNCHANGED"].includes(outcome);

/** What is odd about a row, in the reader's words. */
function useProblemMessage(columnLabel: (id: string) => string, isDone: boolean) {
  const t = useTranslations("carriers.table.problems");
  return ({ field, code, message, cell = "" }: RowProblem) => {
    const keys = [...(isDone ? [] : [`${code}_trial`]), `${code}_${field}`, code];
    const key = keys.find((candidate) => t.has(candidate));
    return key ? t(key, { field: columnLabel(field), cell }) : message;
  };
}

/** One line for each row of the table, how many of each kind, and all of it as a file. */
export function TableResults({ mode, isDone, results, rows, firstLine, columnLabel }: TableResultsProps) {
  const t = useTranslations("carriers.table");
  const problemMessage = useProblemMessage(columnLabel, isDone);
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored is a result of its own.
  useEffect(() => heading.current?.focus(), [isDone]);
  const [onlyOdd, setOnlyOdd] = useState(false);
  const repeats = repeatedPlaces(results);
  const repeatMessages = (place: number | undefined) =>
    place === undefined ? [] : [t("repeats", { line: place + firstLine })];
  const lines = results.map((result, index) => ({
    result,
    line: index + firstLine,
    name: rows[index]?.row.displayName,
    words: [
      ...(result.outcome === "NOT_FOUND" ? [t("notFoundBy", { tried: triedLine(result) || "—" })] : []),
      ...result.problems.map(problemMessage),
      ...repeatMessages(repeats[index]),
    ],
  }));
  const odd = lines.filter(({ result, words }) => words.length > 0 || isOdd(result));
  const save = () =>
    downloadCsv(
      `carriers-${mode}.csv`,
      ["line", "outcome", "displayName", "carrierId", "triedIdentifiers", "problems"],
      lines.map(({ result, line, name, words }) => [
        line,
        result.outcome,
        name,
        result.carrierId,
        triedLine(result),
        words.join("; "),
      ]),
    );
  return (
    <section aria-label={t("results")} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <p ref={heading} tabIndex={-1} role="status" className="font-medium outline-none">
        {t(isDone ? "done" : "trial")}
      </p>
      <ul aria-label={t("counts")} className="flex flex-wrap gap-x-4 gap-y-1">
        {outcomes.flatMap((outcome) => {
          const count = results.filter((result) => result.outcome === outcome).length;
          return count === 0
            ? []
            : [
                <li key={outcome} className="inline-flex items-center gap-1.5">
                  <Badge tone={outcomeTones[outcome]}>{t(`${isDone ? "outcome" : "would"}.${outcome}`)}</Badge>
                  <span className="tabular-nums">{count}</span>
                </li>,
              ];
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={t("onlyOdd", { count: odd.length })}
          checked={onlyOdd}
          disabled={odd.length === 0}
          onChange={({ target }) => setOnlyOdd(target.checked)}
        />
        <Button size="sm" icon={<Download aria-hidden />} onClick={save}>
          {t("download")}
        </Button>
      </div>
      <ol className="rounded-lg border border-line">
        {(onlyOdd ? odd : lines).map(({ result, line, name, words }) => (
          <TableResultRow key={line} result={result} name={name} line={line} words={words} isDone={isDone} />
        ))}
      </ol>
    </section>
  );
}
