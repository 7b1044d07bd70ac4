"use client";

import { tickStep } from "d3-array";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { Bars, DayNames, Legend, Scale } from "@/components/usage/chart-parts";
import { type Days, useUsageView } from "@/components/usage/usage-view";
import { useUsageWords } from "@/components/usage/usage-words";
import { bucketSizeOf, bucketsOf } from "@/lib/usage/rules/buckets";
import type { UsageSummary } from "@/lib/usage/schema/operations";

const height = 160;
const ticksUpTo = (most: number) => {
  const step = Math.max(1, tickStep(0, most, 3));
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
};

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => Math.min(from + 1, count - 1),
  ArrowLeft: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/** What was used by day, week or month. A bar is a button: it narrows the calls below to its days. */
export function UsageChart({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.chart");
  const words = useUsageWords();
  const { view, chooseBar } = useUsageView();
  const plot = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number>();
  const size = bucketSizeOf(summary.from, summary.to);
  const buckets = bucketsOf(summary.byDay, size);
  const ticks = ticksUpTo(Math.max(1, ...buckets.map(({ items }) => items)));
  const top = ticks.at(-1) ?? 1;
  const isChosen = ({ from, to }: Days) => view.bar?.from === from && view.bar.to === to;
  const chosen = buckets.findIndex(isChosen);
  const entry = looked ?? (chosen >= 0 ? chosen : buckets.length - 1);
  const shown = buckets[looked ?? chosen];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    plot.current?.querySelectorAll("button")[step(entry, buckets.length)]?.focus();
  };

  return (
    <section aria-label={t(`by.${size}`)} className="border-line border-b px-5 pt-4 pb-3 max-sm:px-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-4">
        <h2 className="font-semibold">{t(`by.${size}`)}</h2>
        <Legend />
        <p aria-hidden className="ml-auto text-ink-2 text-xs tabular-nums max-sm:ml-0 max-sm:basis-full">
          {shown ? `${words.days(shown)}: ${words.used(shown)}` : t("hint")}
        </p>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <Scale ticks={ticks} height={height} />
        <div className="relative" style={{ height }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden
              className="absolute inset-x-0 border-line border-t"
              style={{ top: `${100 - (tick / top) * 100}%` }}
            />
          ))}
          <Bars buckets={buckets} top={top} isDimmed={(bucket) => chosen >= 0 && !isChosen(bucket)} />
          <div
            ref={plot}
            role="toolbar"
            aria-label={t("bars")}
            onKeyDown={onKeyDown}
            onPointerLeave={() => setLooked(undefined)}
            className="absolute inset-0 grid auto-cols-fr grid-flow-col"
          >
            {buckets.map((bucket, index) => (
              <button
                key={bucket.from}
                type="button"
                tabIndex={index === entry ? 0 : -1}
                aria-pressed={isChosen(bucket)}
                aria-label={`${words.days(bucket)}: ${words.used(bucket)}`}
                onFocus={() => setLooked(index)}
                onBlur={() => setLooked(undefined)}
                onPointerEnter={() => setLooked(index)}
                onClick={() => chooseBar(isChosen(bucket) ? undefined : { from: bucket.from, to: bucket.to })}
                className="min-w-0 cursor-pointer hover:bg-mute-soft/60 focus-visible:outline-offset-0"
              />
            ))}
          </div>
        </div>
        <DayNames buckets={buckets} size={size} />
      </div>
    </section>
  );
}
