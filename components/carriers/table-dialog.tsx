"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ColumnId, columnsFor, type TableMode } from "@/components/carriers/table-columns";
import { TableResults } from "@/components/carriers/table-results";
import { readRow, type ValueLabel } from "@/components/carriers/table-rows";
import { carriersIn, type RowResult, useTableRun } from "@/components/carriers/table-run";
import { ColumnMapper } from "@/components/import/column-mapper";
import { TableSource } from "@/components/import/table-source";
import { useImportedTable } from "@/components/import/use-imported-table";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { folded } from "@/lib/core/nearest";

const statuses: readonly RelationshipStatus[] = ["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"];
const onboardingStatuses: readonly OnboardingStatus[] = ["NOT_ONBOARDED", "IN_PROGRESS", "ONBOARDED"];
const certificateTypes: readonly CertificateType[] = [
  "CTPAT",
  "OEA",
  "PIP",
  "FAST",
  "INTERNATIONAL_BOND_US",
  "INTERNATIONAL_BOND_CA",
  "INTERNATIONAL_BOND_MX",
];

/** The columns in the reader's language, and how the cells of a row are read in it. */
function useTableMessages(mode: TableMode) {
  const t = useTranslations("carriers.columns");
  const vocabulary = useTranslations("vocabulary");
  const locale = useLocale();
  const wordOf = (key: string) => vocabulary(key);
  const wordsFor = <Value extends string>(enumeration: string, values: readonly Value[]): Record<string, Value> =>
    Object.fromEntries(
      values.flatMap((value) => [value, wordOf(`${enumeration}.${value}`)].map((word) => [folded(word), value])),
    );
  const words: ValueLabel = {
    status: wordsFor("RelationshipStatus", statuses),
    onboardingStatus: wordsFor("OnboardingStatus", onboardingStatuses),
    certificates: wordsFor("CertificateType", certificateTypes),
  };
  return {
    columns: columnsFor(mode, (id: ColumnId) => t(id)),
    columnLabel: (id: string) => (t.has(id) ? t(id) : id),
    read: (cells: { [id: string]: string | undefined }) => readRow(cells, words, locale === "es-MX"),
  };
}

/** The rows that storing is for. An upsert says of every carrier it finds what it is from now on. */
const isMeant = (mode: TableMode, { outcome }: RowResult) =>
  outcome === "CREATED" || outcome === "UPDATED" || (mode === "upsert" && outcome === "UNCHANGED");

/** Many carriers at once, pasted or from a file: columns, what would become of each row, then what became of it. */
export function TableDialog({ mode, onClose }: { mode: TableMode; onClose: () => void }) {
  const t = useTranslations("carriers.table");
  const words = useTranslations(`carriers.${mode}`);
  const common = useTranslations("common");
  const tables = useTranslations("import");
  const { columns, columnLabel, read } = useTableMessages(mode);
  const table = useImportedTable(columns);
  const isMapped = table.mapped.length > 0 && table.mapping.some(Boolean);
  const rows = table.mapped.map(read);
  const { step, results, isRunning, error, review, commit, back } = useTableRun(mode, rows);
  const changing = carriersIn(results.filter((result) => isMeant(mode, result)));
  const footer = {
    source: (
      <>
        <Button onClick={onClose}>{common("cancel")}</Button>
        <Button variant="primary" disabled={!isMapped || isRunning} onClick={review}>
          {isRunning
            ? t("checking", { done: results.length, total: rows.length })
            : t("review", { count: rows.length })}
        </Button>
      </>
    ),
    review: (
      <>
        <Button disabled={isRunning} onClick={back}>
          {common("back")}
        </Button>
        <Button variant="primary" disabled={changing === 0 || isRunning} onClick={commit}>
          {isRunning ? t("storing") : words("commit", { count: changing })}
        </Button>
      </>
    ),
    done: (
      <Button variant="primary" onClick={onClose}>
        {common("close")}
      </Button>
    ),
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={words("title")}
      description={step === "source" ? words("hint") : undefined}
      footer={footer[step]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {/* Kept while the rows are reviewed, so that going back finds what was pasted. */}
        <div
          hidden={step !== "source"}
          className={step === "source" ? "grid grid-cols-[minmax(0,1fr)] gap-4" : undefined}
        >
          <TableSource label={t("source")} hint={t("sourceHint")} onText={table.onText} />
          {table.rows.length > 0 && (
            <>
              <Checkbox
                label={tables("hasHeader")}
                checked={table.hasHeader}
                onChange={({ target }) => table.setHasHeader(target.checked)}
              />
              <ColumnMapper
                rows={table.rows}
                columns={columns}
                mapping={table.mapping}
                leftOutNote={t("leftOut")}
                onChange={table.setMapping}
              />
            </>
          )}
        </div>
        <ProblemNote error={error} />
        {step !== "source" && (
          <TableResults
            mode={mode}
            isDone={step === "done"}
            results={results}
            rows={rows}
            firstLine={table.hasHeader ? 2 : 1}
            columnLabel={columnLabel}
          />
        )}
      </div>
    </Dialog>
  );
}
