"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId } from "react";
import { Input } from "@/components/ui/controls";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { type Days, useUsageLabels, useUsageView } from "@/components/usage/usage-view";
import { countDays, dayAfter, firstOfMonth } from "@/lib/usage/rules/days";
import type { UsageSummary } from "@/lib/usage/schema";
import { usageDaysMax } from "@/lib/vocabulary/limits.values";

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
  const id = useId();
  const { view, chooseDays } = useUsageView();
  const { from, to, totals } = summary;
  const today = new Date().toISOString().slice(0, 10);
  const chosen = presets.find((preset) => preset !== "custom" && isSame(daysOf(preset, today), view.days)) ?? "custom";
  const choose = (days: Days) => {
    const count = countDays(days.from, days.to);
    if (count >= 1 && count <= usageDaysMax) chooseDays(days);
  };
  const shown = chosen === "custom" ? presets : presets.filter((preset) => preset !== "custom");
  const edge = (name: keyof Days) => (
    <label key={name} htmlFor={`${id}-${name}`} className="flex items-center gap-1.5 text-ink-2">
      {t(`days.${name}`)}
      <Input
        key={summary[name]}
        id={`${id}-${name}`}
        type="date"
        className="w-36"
        defaultValue={summary[name]}
        min={name === "to" ? from : undefined}
        max={name === "from" ? to : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          target.value && choose({ from, to, [name]: target.value })
        }
      />
    </label>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-3 max-sm:px-4" aria-busy={isStale}>
      <SegmentedControl
        label={t("days.label")}
        value={chosen}
        options={shown.map((value) => ({ value, label: t(`days.${value}`) }))}
        onChange={(preset) => preset !== "custom" && chooseDays(daysOf(preset, today))}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {edge("from")}
        {edge("to")}
        <span className="text-ink-3 text-xs">{t("days.utc")}</span>
      </div>
      <p className="ml-auto text-ink-2 max-lg:ml-0 max-lg:basis-full">
        {words.used(totals)}
        {totals.replays > 0 && ` · ${t("replays", { count: totals.replays })}`}
      </p>
    </div>
  );
}
