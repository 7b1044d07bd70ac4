import { Download, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { downloadCsv } from "@/components/import/download-csv";
import { failedRows, isFailed, type OddRow, type Tally } from "@/components/rates/import/import-run";
import { cellsOf, columnsOf, firstLine, type RateTable } from "@/components/rates/import/read-row";
import type { RateLabels } from "@/components/rates/import/use-rate-labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { useFormat } from "@/lib/i18n/format";

const partSize = 100;

type OddRowsProps = { tally: Tally; table: RateTable; words: RateLabels; isReview: boolean };

/** Kinds of problems, the most frequent first. */
function kindsOf({ odd }: Tally, { kindOf }: RateLabels) {
  const counts = new Map<string, number>();
  for (const { problems } of odd)
    for (const kind of new Set(problems.map(kindOf))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The rows about which there is something to say, and those that are not imported as a file to correct. */
export function OddRows({ tally, table, words, isReview }: OddRowsProps) {
  const t = useTranslations("rateImport");
  const format = useFormat();
  const [onlyFailed, setOnlyFailed] = useState(false);
  const [shown, setShown] = useState(partSize);
  if (tally.odd.length === 0) return null;
  const failed = failedRows(tally);
  const listed = onlyFailed ? failed : tally.odd;
  const more = Math.min(partSize, listed.length - shown);
  const save = () =>
    downloadCsv(
      "rate-history-not-imported.csv",
      [...(table.hasHeader ? (table.cells[0] ?? []) : table.mapping.map((id) => id ?? "")), t("why")],
      failed.map((row) => {
        const cells = cellsOf(table, row.index);
        return [...cells, words.rowMessages(row, columnsOf(table, cells)).join("; ")];
      }),
    );
  return (
    <section aria-label={t("odd")} className="flex flex-col gap-2.5">
      <ul aria-label={t("kindsOfProblems")} className="flex flex-col gap-0.5 text-ink-2">
        {kindsOf(tally, words).map(([kind, count]) => (
          <li key={kind}>
            <span className="tabular-nums">{format.number(count)}</span> · {kind}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={t("onlyFailed", { count: failed.length })}
          checked={onlyFailed}
          disabled={failed.length === 0}
          onChange={({ target }) => setOnlyFailed(target.checked)}
        />
        <Button size="sm" icon={<Download aria-hidden />} disabled={failed.length === 0} onClick={save}>
          {t("downloadFailed")}
        </Button>
      </div>
      <ol aria-label={t("odd")} className="rounded-lg border border-line">
        {listed.slice(0, shown).map((row) => (
          <OddRowLine
            key={row.index}
            row={row}
            line={row.index + firstLine(table)}
            cells={columnsOf(table, cellsOf(table, row.index))}
            words={words}
            isReview={isReview}
          />
        ))}
      </ol>
      {more > 0 && (
        <div>
          <Button onClick={() => setShown(shown + partSize)}>{t("showMore", { count: more })}</Button>
        </div>
      )}
    </section>
  );
}

type OddRowLineProps = {
  row: OddRow;
  line: number;
  cells: { [id: string]: string | undefined };
  words: RateLabels;
  isReview: boolean;
};

/** A row as the table has it, and all that is to be said of it. */
function OddRowLine({ row, line, cells, words, isReview }: OddRowLineProps) {
  const t = useTranslations("rateImport");
  const place = (city: string | undefined, state: string | undefined) =>
    [city, state].filter(Boolean).join(", ") || "—";
  const lane = `${place(cells.origin, cells.originState)} → ${place(cells.destination, cells.destinationState)}`;
  const facts = [
    cells.key,
    cells.pickupDate,
    cells.trailerCategory,
    [cells.amount, cells.currency].filter(Boolean).join(" "),
  ];
  return (
    <li className="flex items-start gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 [contain-intrinsic-size:auto_56px] [content-visibility:auto] first:border-t-0 max-sm:flex-wrap">
      <span className="w-12 shrink-0 text-right max-sm:w-8 text-ink-3 text-xs leading-5 tabular-nums">
        <span className="sr-only">{t("line")} </span>
        {line}
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-2.75rem)]">
        <p className="wrap-anywhere">{lane}</p>
        <p className="wrap-anywhere text-ink-3 text-xs">{facts.filter(Boolean).join(" · ")}</p>
        {words.rowMessages(row, cells).map((text) => (
          <p key={text} className="flex items-start gap-1.5 text-warn text-xs">
            <TriangleAlert aria-hidden className="mt-0.25 size-3.5!" />
            {text}
          </p>
        ))}
      </div>
      {isFailed(row) && (
        <span className="max-sm:ml-11">
          <Badge tone="bad" title={row.outcome}>
            {t(isReview ? `would.${row.outcome}` : `outcome.${row.outcome}`)}
          </Badge>
        </span>
      )}
    </li>
  );
}
