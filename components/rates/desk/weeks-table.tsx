import { useTranslations } from "next-intl";
import { ConfidenceBadge } from "@/components/rates/desk/confidence-badge";
import { type AmountUnit, useRateWords } from "@/components/rates/desk/rate-words";
import type { Week } from "@/components/rates/desk/series";

const cell = "border-line border-t px-2 py-1.5 text-right tabular-nums print:py-px";
const head = "px-2 py-1 text-right font-normal";

/** All weeks, newest first, in figures. */
export function WeeksTable({ weeks, unit }: { weeks: readonly Week[]; unit: AmountUnit }) {
  const t = useTranslations("rates");
  const words = useRateWords();
  const caption = t("table.caption", { series: t(`series.${unit.kind}`), currency: unit.currencyCode });
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
            <th className={head}>{t("table.sample")}</th>
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
  const words = useRateWords();
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
