"use client";

import { useTranslations } from "next-intl";
import { ManyLanesResults } from "@/components/rates/desk/many-lanes-results";
import { ManyLanesSource } from "@/components/rates/desk/many-lanes-source";
import type { MonthOfUse } from "@/components/rates/desk/rates-form";
import { useManyLanes } from "@/components/rates/desk/use-many-lanes";
import { ErrorState } from "@/components/ui/error-state";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type ManyLanesProps = { month: MonthOfUse; crossings: readonly UsMxBorderCrossing[] };

/** A bid or a whole network: paste it, see what it costs, look it up, take the table along. */
export function ManyLanes({ month, crossings }: ManyLanesProps) {
  const t = useTranslations("rates.many");
  const table = useManyLanes();
  const { kept, work, error, check } = table;
  return (
    <div className="grid gap-4 px-5 py-4 max-sm:px-4">
      {error && <ErrorState error={error} />}
      {kept ? (
        <ManyLanesResults table={table} kept={kept} month={month} />
      ) : (
        <>
          <ManyLanesSource crossings={crossings} isChecking={work === "recall"} onLanes={check} />
          <p className="text-ink-3">{t("empty")}</p>
        </>
      )}
    </div>
  );
}
