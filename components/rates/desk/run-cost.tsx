import { useTranslations } from "next-intl";
import type { MonthOfUse } from "@/components/rates/desk/rates-form";

type RunCostProps = { lanes: number; calls?: number; month: MonthOfUse; blocked: string | undefined };

/** What a look-up costs before it runs, and what the month has cost so far. */
export function RunCost({ lanes, calls = 1, month, blocked }: RunCostProps) {
  const t = useTranslations("rates.cost");
  if (blocked) return <p className="text-warn text-xs">{blocked}</p>;
  return (
    <p className="text-ink-3 text-xs tabular-nums">
      <span className="text-ink-2">{t("atMost", { calls, lanes })}</span>
      {" · "}
      {t("month", { count: month.lanes })}
      {" · "}
      {t("free")}
      {month.budget !== "OK" && <span className="font-medium text-warn"> {t(month.budget)}</span>}
    </p>
  );
}
