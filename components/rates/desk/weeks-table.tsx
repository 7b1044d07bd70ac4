import { useTranslations } from "next-intl";
import { useDistances } from "@/components/app-shell/use-distances";
import { ConfidenceBadge } from "@/components/rates/desk/rate-badges";
import { type AmountUnit, useRateLabels } from "@/components/rates/desk/rate-labels";
import type { Week } from "@/components/rates/desk/series";
import { Button } from "@/components/ui/button";
import { windowWeeks } from "@/lib/vocabulary/rates.values";

type WeekReadingProps = { week: Week; unit: AmountUnit; isNewest: boolean; onNewest: () => void };

/** One week in figures with its evidence. As high for a gap as for a rate, so that nothing moves while weeks are read. */
export function WeekReading({ week, unit, isNewest, onNewest }: WeekReadingProps) {
  const t = useTranslations("rates.reading");
  const words = useRateLabels();
  const { point, made, omitted } = week;
  return (
    <div className="grid min-h-19 gap-0.5 tabular-nums">
      <p className="flex min-h-6.5 flex-wrap items-center gap-x-2 text-ink-2 text-xs">
        {t("week", { week: words.week(week) })}
        {isNewest ? (
          <span className="text-ink-3">· {t("latest")}</span>
        ) : (
          <Button size="sm" variant="ghost" onClick={onNewest}>
            {t("toLatest")}
          </Button>
        )}
      </p>
      {point ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold text-xl">
              <span className="font-normal text-ink-3 text-xs">{t("typical")}</span>{" "}
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
            {[words.margin(point, unit), made && t("madeOfWeeks", { ...made, weeks: windowWeeks })]
              .filter(Boolean)
              .join(" · ")}
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

const cell = "border-line border-t px-2 py-1.5 text-right tabular-nums print:py-px";
const head = "px-2 py-1 text-right font-normal";

/** All weeks, newest first, in figures. */
export function WeeksTable({ weeks, unit }: { weeks: readonly Week[]; unit: AmountUnit }) {
  const t = useTranslations("rates");
  const words = useRateLabels();
  const { unit: mile } = useDistances();
  const caption = t("table.caption", { series: t(`series.${unit.kind}`, { unit: mile }), currency: unit.currencyCode });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="-mx-2 overflow-x-auto outline-offset-[-2px]">
      <table className="w-full">
        <caption className="px-2 pb-1 text-left text-ink-3 text-xs">{caption}</caption>
        <thead className="text-ink-3 text-xs">
          <tr>
            <th className={`${head} text-left!`}>{t("table.week")}</th>
            {(["p25", "p50", "p75", "margin"] as const).map((column) => (
              <th key={column} className={head}>
                {t(`table.${column}`)}
              </th>
            ))}
            <th className={`${head} text-left!`}>{t("table.confidence")}</th>
            <th className={head}>{t("table.sample", { weeks: windowWeeks })}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.monday}>
              <th className={`${cell} whitespace-nowrap text-left! font-normal`}>{words.week(week)}</th>
              <WeekCells week={week} unit={unit} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WeekCells({ week: { point, made, omitted }, unit }: { week: Week; unit: AmountUnit }) {
  const words = useRateLabels();
  if (!point) {
    return (
      <td colSpan={6} className={`${cell} text-left! text-ink-3`}>
        {words.omitted(omitted)}
      </td>
    );
  }
  const { p25, p50, p75 } = point.amountDistribution;
  return (
    <>
      <td className={cell}>{words.figure(p25, unit.kind)}</td>
      <td className={`${cell} font-semibold`}>{words.figure(p50, unit.kind)}</td>
      <td className={cell}>{words.figure(p75, unit.kind)}</td>
      <td className={`${cell} whitespace-nowrap text-ink-2`}>
        ± {words.figure(point.marginOfError, unit.kind)}{" "}
        <span className="text-ink-3">{words.share(point.relativeMarginOfError, 1)}</span>
      </td>
      <td className={`${cell} text-left!`}>
        <ConfidenceBadge point={point} hasScore />
      </td>
      <td className={`${cell} text-ink-2`}>{made ? `${made.observations} · ${made.carriers}` : "—"}</td>
    </>
  );
}
