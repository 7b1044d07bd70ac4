"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useDistances } from "@/components/app-shell/use-distances";
import { type BandWeek, PercentileBand } from "@/components/charts/percentile-band";
import { useRateLabels } from "@/components/rates/desk/rate-labels";
import {
  bandOf,
  byDistance,
  pointsOf,
  type SeriesKind,
  seriesKinds,
  type Week,
  weeksOf,
} from "@/components/rates/desk/series";
import { WeekReading, WeeksTable } from "@/components/rates/desk/weeks-table";
import { WhatIfPanel } from "@/components/rates/desk/what-if-panel";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { canBePlaced } from "@/lib/rates/rules/price-standing";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateHistory } from "@/lib/rates/schema/rate-history";

const looks = ["chart", "table"] as const;

type HistoryPanelProps = {
  history: RateHistory;
  evidence: RateEvidence | undefined;
  /** Stands below the price to compare. */
  aside: ReactNode;
  children: ReactNode;
};

/** The weeks of a lane as a chart or a table, the week that is read, and where a price stands. */
export function HistoryPanel({ history, evidence, aside, children }: HistoryPanelProps) {
  const t = useTranslations("rates");
  const [kind, setKind] = useState<SeriesKind>(history.suggestedRates.length > 0 ? "suggested" : "allIn");
  const [look, setLook] = useState<(typeof looks)[number]>("chart");
  const [price, setPrice] = useState(() => Math.round(history.latestSuggestedRate?.amountDistribution.p50 ?? 0));
  const { unit: mile, inUnit } = useDistances();
  const weeks = weeksOf(byDistance(history, inUnit), kind, evidence);
  const newest = weeks.findLastIndex(({ point }) => point);
  const [chosen, setChosen] = useState<number>();
  const active = chosen ?? Math.max(newest, 0);
  const week = weeks[active];
  const unit = { currencyCode: history.currencyCode, kind };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 print:gap-y-2 lg:not-print:grid-cols-[minmax(0,1fr)_288px] lg:not-print:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <SegmentedControl
            label={t("series.label")}
            value={kind}
            options={seriesKinds.map((value) => ({ value, label: t(`series.${value}`, { unit: mile }) }))}
            onChange={setKind}
          />
          <SegmentedControl
            label={t("look.label")}
            value={look}
            options={looks.map((value) => ({ value, label: t(`look.${value}`) }))}
            onChange={setLook}
          />
          <p className="min-w-50 flex-1 text-ink-3 text-xs">{t(`series.${kind}Hint`, { unit: mile })}</p>
        </div>
        <section
          aria-label={t(`series.${kind}`, { unit: mile })}
          className="rounded-lg border border-line bg-surface px-4 py-3"
        >
          {week && (
            <WeekReading week={week} unit={unit} isNewest={active === newest} onNewest={() => setChosen(undefined)} />
          )}
          <div className={look === "table" ? "hidden print:block" : undefined}>
            <WeeksChart
              weeks={weeks}
              unit={unit}
              active={active}
              onActive={setChosen}
              mark={markOf(history, kind, price, inUnit)}
            />
          </div>
          <div className={look === "chart" ? "hidden pt-3 print:block" : "pt-3"}>
            <WeeksTable weeks={weeks} unit={unit} />
          </div>
        </section>
      </div>
      <div className="min-w-0 print:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="grid gap-5 lg:sticky lg:top-4">
          <WhatIfPanel history={history} price={price} onPrice={setPrice} />
          {aside}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4 print:grid-cols-2 print:gap-2">{children}</div>
    </div>
  );
}

/** A price to compare is one of the whole load; a mile's is its part. */
function markOf(history: RateHistory, kind: SeriesKind, price: number, inUnit: (miles: number) => number) {
  if (!canBePlaced(pointsOf(history, "suggested"))) return undefined;
  return kind === "perMile" ? price / inUnit(history.routeMiles) : price;
}

type WeeksChartProps = {
  weeks: readonly Week[];
  unit: { currencyCode: string; kind: SeriesKind };
  active: number;
  onActive: (week: number) => void;
  mark: number | undefined;
};

function WeeksChart({ weeks, unit, active, onActive, mark }: WeeksChartProps) {
  const t = useTranslations("rates");
  const words = useRateLabels();
  const { unit: mile } = useDistances();
  const spoken = ({ point, omitted, ...days }: Week) => {
    const week = words.week(days);
    if (!point) return t("chart.spokenGap", { week, why: words.omitted(omitted) });
    const { p25, p50, p75 } = point.amountDistribution;
    return t("chart.spoken", {
      week,
      p25: words.amount(p25, unit),
      p50: words.amount(p50, unit),
      p75: words.amount(p75, unit),
      margin: words.amount(point.marginOfError, unit),
      confidence: words.confidence(point.confidence),
      score: words.number(point.confidenceScore, { maximumFractionDigits: 0 }),
    });
  };
  const shown = weeks.map(
    (week): BandWeek => ({
      name: words.shortWeek(week.monday),
      spoken: spoken(week),
      band: week.point && bandOf(week.point),
    }),
  );
  const currency = unit.currencyCode;
  return (
    <>
      <PercentileBand
        label={t("chart.label", { series: t(`series.${unit.kind}`, { unit: mile }) })}
        weeks={shown}
        active={active}
        onActive={onActive}
        unit={{
          name: unit.kind === "perMile" ? t("chart.perMileUnit", { currency, unit: mile }) : currency,
          text: (amount) => words.figure(amount, unit.kind),
        }}
        mark={
          mark === undefined
            ? undefined
            : { amount: mark, label: t("chart.mark", { amount: words.amount(mark, unit) }) }
        }
      />
      <p className="pt-2 text-ink-3 text-xs">{t("chart.legend")}</p>
    </>
  );
}
