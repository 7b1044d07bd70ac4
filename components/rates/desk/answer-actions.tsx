"use client";

import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyAs } from "@/components/app-shell/copy-as";
import { csvText, downloadCsv } from "@/components/import/download-csv";
import { useRatesDesk } from "@/components/rates/desk/look-ups";
import { toRateQuery } from "@/components/rates/desk/rates-view";
import { Button } from "@/components/ui/button";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateResult } from "@/lib/rates/schema/history-operation";

type AnswerActionsProps = { data: Extract<RateResult, { type: "DATA" }>; evidence: RateEvidence | undefined };

/** The answer for a TMS, a spreadsheet, a chat, or paper. */
export function AnswerActions({ data, evidence }: AnswerActionsProps) {
  const t = useTranslations("rates.lane");
  const { view } = useRatesDesk();
  const lane = view.lanes[view.open];
  const { rateHistory, alternateRateHistories } = data;
  const readTable = async () => {
    const { historyColumns, historyRows } = await import("@/components/rates/desk/rates-csv");
    return [
      historyColumns,
      ...historyRows(rateHistory, evidence),
      ...alternateRateHistories.flatMap((history) => historyRows(history, undefined)),
    ];
  };
  const exportCsv = async () => {
    const [columns = [], ...rows] = await readTable();
    const { origin, destination } = rateHistory.pricingLane;
    downloadCsv(`rates-${origin.market.code}-${destination.market.code}.csv`, columns.map(String), rows);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="sm" icon={<Download aria-hidden />} onClick={exportCsv}>
        {t("csv")}
      </Button>
      <Button size="sm" icon={<Printer aria-hidden />} onClick={() => print()}>
        {t("print")}
      </Button>
      {lane && (
        <CopyAs
          path="/rates/history"
          request={() => ({ requests: [toRateQuery(lane, view.also)], currency: view.currency })}
          answer={() => data}
          csv={async () => csvText(await readTable())}
        />
      )}
    </div>
  );
}
