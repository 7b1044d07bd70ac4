"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { readTable } from "@/components/import/read-table";
import { importMemory, type KeptImport, type TableJob } from "@/components/rates/import/import-memory";
import { ImportedSoFar } from "@/components/rates/import/imported-so-far";
import { type RateTable, rowReader } from "@/components/rates/import/rate-table";
import { ResumeNote } from "@/components/rates/import/resume-note";
import { RunStep } from "@/components/rates/import/run-step";
import { SourceStep } from "@/components/rates/import/source-step";
import { useRateRun } from "@/components/rates/import/use-rate-run";
import { useRateWords } from "@/components/rates/import/use-rate-words";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";

/** What past loads were paid, from a table: columns, what would become of each row, then storing, part after part. */
export function RateImportPage() {
  const t = useTranslations("rateImport");
  const { userId } = useSession();
  const words = useRateWords();
  const queryClient = useQueryClient();
  const memory = importMemory(userId);
  const keptKey = ["rate-import", "kept", userId];
  const kept = useQuery({ queryKey: keptKey, queryFn: memory.recall, staleTime: 0, networkMode: "always" });
  const run = useRateRun(memory);
  // Another import starts with an empty form.
  const [round, setRound] = useState(0);
  const [table, setTable] = useState<RateTable>();

  const prepare = (given: TableJob, of: RateTable) => {
    setTable(of);
    return { kept: given, readRow: rowReader(of, { ...given.options, crossings: words.crossings }) };
  };
  const resume = async ({ at: _, tally, ...job }: KeptImport) => {
    const cells = await readTable(job.text);
    await run.store(prepare(job, { ...job, cells }), tally);
  };
  const discard = async () => {
    await memory.forget();
    await queryClient.invalidateQueries({ queryKey: keptKey });
  };
  const startOver = async () => {
    run.leave();
    setRound(round + 1);
    await discard();
  };
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink href="/rates" icon={<ChevronLeft aria-hidden />}>
            {t("back")}
          </ButtonLink>
        }
      />
      <div className="flex max-w-190 flex-col gap-5 px-5 py-5 max-sm:px-4">
        <ImportedSoFar />
        {run.phase === "source" && kept.data && <ResumeNote kept={kept.data} onResume={resume} onDiscard={discard} />}
        {/* Kept while the rows are reviewed, so that going back finds what was given. */}
        <div hidden={run.phase !== "source"}>
          <SourceStep key={round} words={words} onReview={(job, of) => run.review(prepare(job, of))} />
        </div>
        {run.phase !== "source" && table && (
          <RunStep run={run} table={table} words={words} onBack={run.leave} onStartOver={startOver} />
        )}
      </div>
    </>
  );
}
