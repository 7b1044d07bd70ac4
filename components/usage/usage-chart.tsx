"use client";

import { tickStep } from "d3-array";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { type Days, useUsageLabels, useUsageView } from "@/components/usage/usage-view";
import { useFormat } from "@/lib/i18n/format";
import { type Bucket, type BucketSize, bucketSizeOf, bucketsOf } from "@/lib/usage/rules/totals";
import type { UsageSummary } from "@/lib/usage/schema";

/** How much of its place a bar fills. */
const width = 0.72;

type BarsProps = { buckets: readonly Bucket[]; top: number; isDimmed: (bucket: Bucket) => boolean };

/** Drawn in units of one bar by one item, and stretched to its place. */
const Bars = ({ buckets, top, isDimmed }: BarsProps) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${buckets.length} ${top}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full"
  >
    {buckets.map((bucket, index) => {
      const { from, items, billableItems } = bucket;
      const place = { x: index + (1 - width) / 2, width };
      return (
        <g key={from} opacity={isDimmed(bucket) ? 0.35 : 1}>
          <rect {...place} y={top - billableItems} height={billableItems} className="fill-accent" />
          <rect {...place} y={top - items} height={items - billableItems} className="fill-line-strong" />
        </g>
      );
    })}
  </svg>
);

const Legend = () => {
  const t = useTranslations("usage.chart");
  return (
    <ul className="flex gap-4 text-ink-2 text-xs">
      {(["billable", "free"] as const).map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 ${kind === "billable" ? "bg-accent" : "bg-line-strong"}`} />
          {t(kind)}
        </li>
      ))}
    </ul>
  );
};

function Scale({ ticks, height }: { ticks: readonly number[]; height: number }) {
  const format = useFormat();
  const top = ticks.at(-1) ?? 1;
  return (
    <div aria-hidden className="relative w-9 text-right text-ink-3 text-xs tabular-nums" style={{ height }}>
      {ticks.map((tick) => (
        <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${100 - (tick / top) * 100}%` }}>
          {format.number(tick, { notation: "compact" })}
        </span>
      ))}
    </div>
  );
}

/** The first days of some of the bars, as many as there is room for. */
function DayNames({ buckets, size }: { buckets: readonly Bucket[]; size: BucketSize }) {
  const words = useUsageLabels();
  const every = Math.ceil(buckets.length / 8);
  return (
    <div aria-hidden className="relative col-start-2 mt-1.5 h-4 text-ink-3 text-xs">
      {buckets.map(({ from }, index) =>
        index % every === 0 ? (
          <span
            key={from}
            className={`absolute -translate-x-1/2 whitespace-nowrap ${(index / every) % 2 ? "max-sm:hidden" : ""}`}
            style={{ left: `${((index + 0.5) / buckets.length) * 100}%` }}
          >
            {size === "month" ? words.monthShort(from) : words.dayShort(from)}
          </span>
        ) : null,
      )}
    </div>
  );
}

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
  const words = useUsageLabels();
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
