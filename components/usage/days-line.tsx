"use client";

import { useTranslations } from "next-intl";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { CustomDays } from "@/components/usage/custom-days";
import { type Days, useUsageLabels, useUsageView } from "@/components/usage/usage-view";
import { dayAfter, firstOfMonth } from "@/lib/usage/rules/days";
import type { UsageSummary } from "@/lib/usage/schema";

const presets = ["month", "lastMonth", "quarter", "custom"] as const;
type Preset = (typeof presets)[number];

/** The days of each preset, seen from the running month: "month" is what the address means without any days. */
function daysOf(preset: Preset, today: string): Partial<Days> {
  const lastDayBefore = dayAfter(firstOfMonth(today), -1);
  if (preset === "lastMonth") return { from: firstOfMonth(lastDayBefore), to: lastDayBefore };
  return preset === "quarter" ? { from: dayAfter(today, -89), to: today } : {};
}

const isSame = (a: Partial<Days>, b: Partial<Days>) => a.from === b.from && a.to === b.to;

type DaysLineProps = { summary: UsageSummary; isStale: boolean };

/** Which days are looked at, and what was used on them. */
export function DaysLine({ summary, isStale }: DaysLineProps) {
  const t = useTranslations("usage");
  const words = useUsageLabels();
  const { view, chooseDays } = useUsageView();
  const { from, to, totals } = summary;
  const today = new Date().toISOString().slice(0, 10);
  const chosen = presets.find((preset) => preset !== "custom" && isSame(daysOf(preset, today), view.days)) ?? "custom";
  const shown = chosen === "custom" ? presets : presets.filter((preset) => preset !== "custom");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-3 max-sm:px-4" aria-busy={isStale}>
      <SegmentedControl
        label={t("days.label")}
        value={chosen}
        options={shown.map((value) => ({ value, label: t(`days.${value}`) }))}
        onChange={(preset) => preset !== "custom" && chooseDays(daysOf(preset, today))}
      />
      <CustomDays shown={{ from, to }} onChoose={chooseDays} />
      <p className="ml-auto text-ink-2 max-lg:ml-0 max-lg:basis-full">
        {words.used(totals)}
        {totals.replays > 0 && ` · ${t("replays", { count: totals.replays })}`}
      </p>
    </div>
  );
}
