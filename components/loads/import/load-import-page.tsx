"use client";

import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useImportedTable } from "@/components/import/use-imported-table";
import { useLoadRun } from "@/components/loads/import/import-run";
import { RunStep } from "@/components/loads/import/run-step";
import { SourceStep } from "@/components/loads/import/source-step";
import { useImportLabels } from "@/components/loads/import/use-import-labels";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHeader } from "@/components/ui/page-parts";

/** Loads from a table: columns, what would become of each load, then storing part after part, which can be undone. */
export function LoadImportPage() {
  const t = useTranslations("loadImport");
  // Another import starts with an empty form.
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <ButtonLink href="/loads" icon={<ChevronLeft aria-hidden />}>
            {t("back")}
          </ButtonLink>
        }
      />
      <div className="flex max-w-190 flex-col gap-5 px-5 py-5 max-sm:px-4">
        <ImportSteps key={round} onStartOver={() => setRound(round + 1)} />
      </div>
    </>
  );
}

function ImportSteps({ onStartOver }: { onStartOver: () => void }) {
  const words = useImportLabels();
  const table = useImportedTable(words.columns);
  const run = useLoadRun();
  return (
    <>
      {/* Kept while the rows are reviewed, so that going back finds what was given. */}
      <div hidden={run.phase !== "source"}>
        <SourceStep table={table} words={words} onReview={run.review} />
      </div>
      <RunStep run={run} words={words} firstLine={table.hasHeader ? 2 : 1} onStartOver={onStartOver} />
    </>
  );
}
