"use client";

import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRatesDesk } from "@/components/rates/desk/look-ups";
import { toRateQuery } from "@/components/rates/desk/rates-view";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/code-block";
import { asCurl, jsonText } from "@/lib/browser/request-as-curl";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateResult } from "@/lib/rates/schema/history-operation";

type AnswerActionsProps = { data: Extract<RateResult, { type: "DATA" }>; evidence: RateEvidence | undefined };

/** The answer for a TMS, a spreadsheet, a chat, or paper. */
export function AnswerActions({ data, evidence }: AnswerActionsProps) {
  const t = useTranslations("rates.lane");
  const { view } = useRatesDesk();
  const lane = view.lanes[view.open];
  const { rateHistory, alternateRateHistories } = data;
  const exportCsv = async () => {
    const [{ downloadCsv }, { historyColumns, historyRows }] = await Promise.all([
      import("@/components/import/download-csv"),
      import("@/components/rates/desk/rates-csv"),
    ]);
    const { origin, destination } = rateHistory.pricingLane;
    const rows = [
      ...historyRows(rateHistory, evidence),
      ...alternateRateHistories.flatMap((history) => historyRows(history, undefined)),
    ];
    downloadCsv(`rates-${origin.market.code}-${destination.market.code}.csv`, historyColumns, rows);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {lane && (
        <CopyButton
          size="sm"
          label={t("copyCurl")}
          text={() =>
            asCurl(location.origin, "/rates/history", {
              requests: [toRateQuery(lane, view.also)],
              currency: view.currency,
            })
          }
        />
      )}
      <CopyButton size="sm" label={t("copyJson")} text={() => jsonText(data)} />
      <Button size="sm" icon={<Download aria-hidden />} onClick={exportCsv}>
        {t("csv")}
      </Button>
      <Button size="sm" icon={<Printer aria-hidden />} onClick={() => print()}>
        {t("print")}
      </Button>
    </div>
  );
}
