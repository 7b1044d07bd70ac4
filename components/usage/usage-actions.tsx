"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { downloadCsv } from "@/components/import/download-csv";
import { asCurl, jsonText } from "@/components/loads/editor/request-preview";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { toast } from "@/components/ui/toast";
import { readStatement, usageOperations } from "@/lib/usage/queries";
import { statementColumns, statementRow } from "@/lib/usage/rules/statement-table";
import type { UsageSummary } from "@/lib/usage/schema/operations";

/** The totals for a TMS or a chat, and all calls of the days as a file that adds up to them; never an incomplete one. */
export function UsageActions({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.actions");
  const days = { from: summary.from, to: summary.to };
  const read = useMutation({
    mutationFn: () => readStatement(days),
    onSuccess: (records) =>
      downloadCsv(`usage-${days.from}-${days.to}.csv`, statementColumns, records.map(statementRow)),
    onError: () => toast.error(t("failed")),
  });
  return (
    <>
      <CopyButton
        variant="ghost"
        label={t("copyCurl")}
        text={() => asCurl(location.origin, usageOperations.summary.path, days)}
      />
      <CopyButton variant="ghost" label={t("copyJson")} text={() => jsonText(summary)} />
      <Button
        icon={<Download aria-hidden />}
        disabled={read.isPending}
        aria-busy={read.isPending}
        onClick={() => read.mutate()}
      >
        {t("download")}
      </Button>
    </>
  );
}
