"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { readTable } from "@/components/import/read-table";
import { importMemory, type KeptImport, type TableJob } from "@/components/rates/import/import-memory";
import { useRateRun } from "@/components/rates/import/import-run";
import { type RateTable, rowReader } from "@/components/rates/import/read-row";
import { RunStep } from "@/components/rates/import/run-step";
import { SourceStep } from "@/components/rates/import/source-step";
import { useRateLabels } from "@/components/rates/import/use-rate-labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormat } from "@/lib/i18n/format";
import { observationQueries } from "@/lib/rates/queries";

/** What past loads were paid, from a table: columns, what would become of each row, then storing, part after part. */
export function RateImportPage() {
  const t = useTranslations("rateImport");
  const { userId } = useSession();
  const words = useRateLabels();
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
      <PageHeader title={t("title")} back={{ href: "/rates", label: t("back") }} />
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

type ResumeNoteProps = { kept: KeptImport; onResume: (kept: KeptImport) => void; onDiscard: () => void };

/** An import that did not end: where it stopped, and that nothing is lost or stored twice. */
function ResumeNote({ kept, onResume, onDiscard }: ResumeNoteProps) {
  const t = useTranslations("rateImport.resume");
  const format = useFormat();
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3">
      <p className="flex items-center gap-2 font-medium">
        <History aria-hidden className="text-ink-3" />
        {t("text", {
          file: kept.fileName ?? t("pasted"),
          done: format.number(kept.tally.done),
          total: format.number(kept.rows),
        })}
      </p>
      <p className="text-ink-3 text-xs">{t("hint", { at: format.dateTime(kept.at) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onResume(kept)}>
          {t("goOn")}
        </Button>
        <Button onClick={onDiscard}>{t("discard")}</Button>
      </div>
    </section>
  );
}

/** What the organization has of prices already, and where they come from. */
function ImportedSoFar() {
  const t = useTranslations("rateImport.soFar");
  const format = useFormat();
  const { data, error, refetch } = useQuery(observationQueries.summary());
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-11" />;
  const { observations, carriers, lanes, from, to, bySource } = data;
  const day = (date: string) => format.date(`${date}T12:00:00Z`, "UTC");
  return (
    <section aria-label={t("title")} className="flex flex-col gap-1.5">
      <p>
        {observations === 0
          ? t("none")
          : t("some", {
              observations: format.number(observations),
              carriers: format.number(carriers),
              lanes: format.number(lanes),
            })}
        {from && to && <span className="text-ink-3"> {t("span", { from: day(from), to: day(to) })}</span>}
      </p>
      {bySource.length > 0 && (
        <ul aria-label={t("sources")} className="flex flex-wrap gap-x-4 gap-y-1">
          {bySource.map(({ source, observations: count }) => (
            <li key={source} className="inline-flex items-center gap-1.5">
              <Badge tone={source === "SYNTHETIC" ? "warn" : "mute"} title={source}>
                {t(`source.${source}`)}
              </Badge>
              <span className="tabular-nums">{format.number(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
