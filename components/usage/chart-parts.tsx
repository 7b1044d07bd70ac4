import { useTranslations } from "next-intl";
import { useUsageWords } from "@/components/usage/usage-words";
import { useFormat } from "@/lib/i18n/format";
import type { Bucket, BucketSize } from "@/lib/usage/rules/buckets";

/** How much of its place a bar fills. */
const width = 0.72;

type BarsProps = { buckets: readonly Bucket[]; top: number; isDimmed: (bucket: Bucket) => boolean };

/** Drawn in units of one bar by one item, and stretched to its place. */
export const Bars = ({ buckets, top, isDimmed }: BarsProps) => (
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

export const Legend = () => {
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

export function Scale({ ticks, height }: { ticks: readonly number[]; height: number }) {
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
export function DayNames({ buckets, size }: { buckets: readonly Bucket[]; size: BucketSize }) {
  const words = useUsageWords();
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
