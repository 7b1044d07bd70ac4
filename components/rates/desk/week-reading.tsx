import { useTranslations } from "next-intl";
import { ConfidenceBadge } from "@/components/rates/desk/confidence-badge";
import { type AmountUnit, useRateWords } from "@/components/rates/desk/rate-words";
import type { Week } from "@/components/rates/desk/series";
import { Button } from "@/components/ui/button";

type WeekReadingProps = { week: Week; unit: AmountUnit; isNewest: boolean; onNewest: () => void };

/** One week in figures with its evidence. As high for a gap as for a rate, so that nothing moves while weeks are read. */
export function WeekReading({ week, unit, isNewest, onNewest }: WeekReadingProps) {
  const t = useTranslations("rates.reading");
  const words = useRateWords();
  const { point, made, omitted } = week;
  return (
    <div className="grid min-h-19 gap-0.5 tabular-nums">
      <p className="flex min-h-6.5 flex-wrap items-center gap-x-2 text-ink-2 text-xs">
        {t("week", { week: words.week(week) })}
        {isNewest ? (
          <span className="text-ink-3">· {t("latest")}</span>
        ) : (
          <Button size="sm" variant="ghost" onClick={onNewest} className="print:hidden">
            {t("toLatest")}
          </Button>
        )}
      </p>
      {point ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold text-xl">
              <span className="font-normal text-ink-3 text-xs">p50</span>{" "}
              {words.amount(point.amountDistribution.p50, unit)}
            </span>
            <span className="text-ink-2">
              <span className="text-ink-3 text-xs">{t("rangeLabel")} </span>
              {t("range", {
                p25: words.figure(point.amountDistribution.p25, unit.kind),
                p75: words.figure(point.amountDistribution.p75, unit.kind),
              })}
            </span>
            <ConfidenceBadge point={point} hasScore />
          </p>
          <p className="text-ink-3 text-xs">
            {[words.margin(point, unit), made && t("made", made)].filter(Boolean).join(" · ")}
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold text-ink-2 text-xl">{t("gap")}</p>
          <p className="text-ink-3 text-xs">{words.omitted(omitted)}</p>
        </>
      )}
    </div>
  );
}
