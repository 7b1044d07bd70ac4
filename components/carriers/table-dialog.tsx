"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import type { TableMode } from "@/components/carriers/table-columns";
import { TableResults } from "@/components/carriers/table-results";
import { commitTable, type RowResult, type TableRun, tryTable } from "@/components/carriers/table-run";
import { useTableWords } from "@/components/carriers/use-table-words";
import { ColumnMapper } from "@/components/import/column-mapper";
import { TableSource } from "@/components/import/table-source";
import { useImportedTable } from "@/components/import/use-imported-table";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { carrierQueries } from "@/lib/carriers/queries";

type Step = "source" | "review" | "done";

/** Runs over the rows: trial first, then for good. Closing the dialog stops it; stored parts stay stored. */
function useTableRun(mode: TableMode, rows: TableRun["rows"]) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>("source");
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (next: Step, work: (run: TableRun) => Promise<RowResult[]>) => {
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setIsRunning(true);
    try {
      setResults(await work({ mode, rows, signal: controller.signal, onProgress: setResults }));
      setStep(next);
    } catch (reason) {
      if (!controller.signal.aborted) setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
    setIsRunning(false);
  };
  return {
    step,
    results,
    isRunning,
    error,
    review: () => run("review", tryTable),
    commit: async () => {
      const tried = results;
      await run("done", (present) => commitTable(present, tried));
      await queryClient.invalidateQueries({ queryKey: carrierQueries.all });
    },
    back: () => {
      setStep("source");
      setResults([]);
      setError(null);
    },
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
  const { columns, columnWord, read } = useTableWords(mode);
  const table = useImportedTable(columns);
  const isMapped = table.mapped.length > 0 && table.mapping.some(Boolean);
  const rows = table.mapped.map(read);
  const { step, results, isRunning, error, review, commit, back } = useTableRun(mode, rows);
  const changing = results.filter((result) => isMeant(mode, result)).length;
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
      <div className="grid gap-4">
        {/* Kept while the rows are reviewed, so that going back finds what was pasted. */}
        <div hidden={step !== "source"} className={step === "source" ? "grid gap-4" : undefined}>
          <TableSource label={t("source")} hint={t("sourceHint")} onText={table.onText} />
          {table.rows.length > 0 && (
            <>
              <Checkbox
                label={tables("hasHeader")}
                checked={table.hasHeader}
                onChange={({ target }) => table.setHasHeader(target.checked)}
              />
              <ColumnMapper rows={table.rows} columns={columns} mapping={table.mapping} onChange={table.setMapping} />
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
            columnWord={columnWord}
          />
        )}
      </div>
    </Dialog>
  );
}
