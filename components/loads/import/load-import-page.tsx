"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useImportedTable } from "@/components/import/use-imported-table";
import { importMemory, type KeptImport } from "@/components/loads/import/import-memory";
import { progressOf, useLoadRun } from "@/components/loads/import/import-run";
import { RunStep } from "@/components/loads/import/run-step";
import { SourceStep } from "@/components/loads/import/source-step";
import { useImportLabels } from "@/components/loads/import/use-import-labels";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-parts";
import { useFormat } from "@/lib/i18n/format";

/** Loads from a table: columns, what would become of each load, then storing part after part, which can be undone. */
export function LoadImportPage() {
  const t = useTranslations("loadImport");
  // Another import starts with an empty form.
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader title={t("title")} back={{ href: "/loads", label: t("back") }} />
      <div className="flex max-w-190 flex-col gap-5 px-5 py-5 max-sm:px-4">
        <ImportSteps key={round} onStartOver={() => setRound(round + 1)} />
      </div>
    </>
  );
}

function ImportSteps({ onStartOver }: { onStartOver: () => void }) {
  const { userId } = useSession();
  const words = useImportLabels();
  const table = useImportedTable(words.columns);
  const memory = importMemory(userId);
  const queryClient = useQueryClient();
  const keptKey = ["load-import", "kept", userId];
  const kept = useQuery({ queryKey: keptKey, queryFn: memory.recall, staleTime: 0, networkMode: "always" });
  const run = useLoadRun(memory);
  const discard = async () => {
    await memory.forget();
    await queryClient.invalidateQueries({ queryKey: keptKey });
  };
  const startOver = async () => {
    await discard();
    onStartOver();
  };
  const isSource = run.phase === "source";
  return (
    <>
      {isSource && kept.data && <ResumeNote kept={kept.data} onResume={run.resume} onDiscard={discard} />}
      {/* Kept while the rows are reviewed, so that going back finds what was given. */}
      <div hidden={!isSource}>
        <SourceStep table={table} words={words} onReview={run.review} />
      </div>
      <RunStep run={run} words={words} onStartOver={startOver} />
    </>
  );
}

type ResumeNoteProps = { kept: KeptImport; onResume: (kept: KeptImport) => void; onDiscard: () => void };

/** An import or an undoing that did not end: where it stopped, and that nothing is lost or stored twice. */
function ResumeNote({ kept, onResume, onDiscard }: ResumeNoteProps) {
  const t = useTranslations("loadImport.resume");
  const format = useFormat();
  const { phase } = kept;
  const { done, total } = progressOf(kept);
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3">
      <p className="flex items-center gap-2 font-medium">
        <History aria-hidden className="text-ink-3" />
        {t(`text.${phase}`, { done: format.number(done), total: format.number(total) })}
      </p>
      <p className="text-ink-3 text-xs">{t(`hint.${phase}`, { at: format.dateTime(kept.at) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onResume(kept)}>
          {t("goOn")}
        </Button>
        <Button onClick={onDiscard}>{t("discard")}</Button>
      </div>
    </section>
  );
}
