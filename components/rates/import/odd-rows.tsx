import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { downloadCsv } from "@/components/import/download-csv";
import { failedRows, type Tally } from "@/components/rates/import/import-run";
import { OddRowLine } from "@/components/rates/import/odd-row-line";
import { cellsOf, columnsOf, firstLine, type RateTable } from "@/components/rates/import/rate-table";
import type { RateWords } from "@/components/rates/import/use-rate-words";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useFormat } from "@/lib/i18n/format";

const partSize = 100;

type OddRowsProps = { tally: Tally; table: RateTable; words: RateWords; isReview: boolean };

/** Kinds of problems, the most frequent first. */
function kindsOf({ odd }: Tally, { kindOf }: RateWords) {
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
        return [...cells, words.rowWords(row, columnsOf(table, cells)).join("; ")];
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
