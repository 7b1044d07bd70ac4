import { Download, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { downloadCsv } from "@/components/import/download-csv";
import { isOdd, type LoadResult, undoesBooking } from "@/components/loads/import/import-parts";
import type { LoadRun } from "@/components/loads/import/import-run";
import type { ImportLabels } from "@/components/loads/import/use-import-labels";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import type { LoadRow } from "@/lib/loads/schema/load-row";

export const tones = {
  CREATED: "good",
  UPDATED: "info",
  UNCHANGED: "mute",
  INVALID: "bad",
} as const satisfies Record<LoadResult["outcome"], Tone>;

const partSize = 100;

type ResultListProps = { run: LoadRun; words: ImportLabels; firstLine: number };

/** Load by load what would become of it or became of it, and the rows that are not imported as a file to correct. */
export function ResultList({ run, words, firstLine }: ResultListProps) {
  const t = useTranslations("loadImport");
  const [onlyOdd, setOnlyOdd] = useState(false);
  const [shown, setShown] = useState(partSize);
  const { phase, results, job } = run;
  if (phase === "undo") return <UndoneList run={run} />;
  const odd = results.filter(isOdd);
  const listed = onlyOdd ? odd : results;
  const more = Math.min(partSize, listed.length - shown);
  return (
    <section aria-label={t("results")} className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={t("onlyOdd", { count: odd.length })}
          checked={onlyOdd}
          disabled={odd.length === 0}
          onChange={({ target }) => setOnlyOdd(target.checked)}
        />
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          disabled={!results.some(({ outcome }) => outcome === "INVALID")}
          onClick={() => saveFailed({ results, rows: job.rows, words, why: t("why") })}
        >
          {t("downloadFailed")}
        </Button>
      </div>
      {listed.length > 0 && (
        <ol aria-label={t("results")} className="rounded-lg border border-line">
          {listed.slice(0, shown).map((result) => (
            <ResultLine
              key={result.rows.join()}
              result={result}
              row={job.rows[result.rows[0] ?? 0] ?? {}}
              last={job.rows[result.rows.at(-1) ?? 0] ?? {}}
              words={words}
              firstLine={firstLine}
              isReview={phase === "review"}
            />
          ))}
        </ol>
      )}
      {more > 0 && (
        <div>
          <Button onClick={() => setShown(shown + partSize)}>{t("showMore", { count: more })}</Button>
        </div>
      )}
    </section>
  );
}

type Failed = { results: readonly LoadResult[]; rows: readonly LoadRow[]; words: ImportLabels; why: string };

/** The rows as they were read, by the names of our columns, with what is wrong with each. */
function saveFailed({ results, rows, words, why }: Failed) {
  const failed = results.filter(({ outcome }) => outcome === "INVALID");
  const used = words.columns.filter(({ id }) => rows.some((row) => Object.hasOwn(row, id)));
  const cellsOf = (row: object) => used.map(({ id }) => Reflect.get(row, id));
  downloadCsv(
    "loads-not-imported.csv",
    [...used.map(({ label }) => label), why],
    failed.flatMap(({ rows: at, problems }) =>
      at.map((index) => [
        ...cellsOf(rows[index] ?? {}),
        problems
          .filter(({ row }) => row === index)
          .map(words.problemText)
          .join("; "),
      ]),
    ),
  );
}

const townOf = (city: string | undefined, state: string | undefined) => [city, state].filter(Boolean).join(", ");

const laneOf = (first: LoadRow, last: LoadRow) =>
  [
    townOf(first.pickupCity ?? first.stopCity, first.pickupState ?? first.stopState),
    first.deliveryCity
      ? townOf(first.deliveryCity, first.deliveryState)
      : townOf(last.deliveryCity ?? last.stopCity, last.deliveryState ?? last.stopState),
  ]
    .map((town) => town || "—")
    .join(" → ");

const Doubt = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-1.5 text-warn text-xs">
    <TriangleAlert aria-hidden className="mt-0.25 size-3.5!" />
    <span>{children}</span>
  </p>
);

type ResultLineProps = {
  result: LoadResult;
  row: LoadRow;
  last: LoadRow;
  words: ImportLabels;
  firstLine: number;
  isReview: boolean;
};

/** A load of the table, what becomes of it, and all that is to be said of its rows. */
function ResultLine({ result, row, last, words, firstLine, isReview }: ResultLineProps) {
  const t = useTranslations("loadImport");
  const { externalId = "—", loadId, outcome, problems, changes = [], rows } = result;
  const facts = [row.customerName, row.trailerTypes, [row.maxBuy, row.currency].filter(Boolean).join(" ")];
  const lines = rows.map((at) => at + firstLine);
  return (
    <li className="flex items-start gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 [contain-intrinsic-size:auto_56px] [content-visibility:auto] first:border-t-0 max-sm:flex-wrap">
      <span className="w-12 shrink-0 text-right text-ink-3 text-xs leading-5 tabular-nums max-sm:w-8">
        <span className="sr-only">{t("line")} </span>
        {lines.length > 1 ? `${lines[0]}–${lines.at(-1)}` : lines[0]}
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-2.75rem)]">
        <p className="wrap-anywhere">
          {loadId ? (
            <Link prefetch={false} href={`/loads/${loadId}`} className="link font-medium">
              {externalId}
            </Link>
          ) : (
            <span className="font-medium">{externalId}</span>
          )}{" "}
          {laneOf(row, last)}
        </p>
        <p className="wrap-anywhere text-ink-3 text-xs">{facts.filter(Boolean).join(" · ")}</p>
        {changes.length > 0 && (
          <p className="text-ink-2 text-xs">{t("changes", { fields: words.changedFields(changes).join(", ") })}</p>
        )}
        {undoesBooking(result) && <Doubt>{t("undoesBooking")}</Doubt>}
        {problems.map((problem) => (
          <Doubt key={`${problem.row} ${problem.field} ${problem.code} ${problem.message}`}>
            {lines.length > 1 && `${t("line")} ${problem.row + firstLine} · `}
            {words.problemText(problem)}
          </Doubt>
        ))}
      </div>
      <span className="max-sm:ml-11">
        <Badge tone={tones[outcome]} title={outcome}>
          {t(isReview ? `would.${outcome}` : `outcome.${outcome}`)}
        </Badge>
      </span>
    </li>
  );
}

/** The loads that could not be taken back, with the way to each. */
function UndoneList({ run: { undone } }: { run: LoadRun }) {
  const t = useTranslations("loadImport");
  const kept = undone.filter(({ outcome }) => outcome !== "UNDONE");
  if (kept.length === 0) return null;
  return (
    <ol aria-label={t("notUndone")} className="rounded-lg border border-line">
      {kept.map(({ result, outcome }) => (
        <li
          key={result.externalId}
          className="flex items-center justify-between gap-3 border-line border-t px-3 py-1.5 first:border-t-0"
        >
          <Link prefetch={false} href={`/loads/${result.loadId}`} className="link">
            {result.externalId}
          </Link>
          <Badge tone="warn" title={outcome}>
            {t(`undone.${outcome}`)}
          </Badge>
        </li>
      ))}
    </ol>
  );
}
