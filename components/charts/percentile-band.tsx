"use client";

import { type PointerEvent, useId } from "react";
import { BandShapes, LoneWeeks, middleOf } from "@/components/charts/band-shapes";
import { type AmountScale, amountScale, amountsOf, type Band, runsOf } from "@/components/charts/scale";
import { classNames } from "@/components/ui/class-names";

type AmountAxisProps = { unit: string; ticks: readonly { at: number; text: string }[] };

/** The amounts at the left of a chart, with their unit above. As wide as its longest text. */
function AmountAxis({ unit, ticks }: AmountAxisProps) {
  const longest = ticks.reduce((most, { text }) => (text.length > most.length ? text : most), unit);
  return (
    <div aria-hidden className="relative pr-2 text-right text-ink-3 text-xs tabular-nums">
      <span className="invisible">{longest}</span>
      <span className="absolute -top-6 right-2">{unit}</span>
      {ticks.map(({ at, text }) => (
        <span key={at} style={{ top: `${100 - at}%` }} className="absolute right-2 -translate-y-1/2">
          {text}
        </span>
      ))}
    </div>
  );
}

type WeekAxisProps = { weeks: readonly string[]; active: number };

/** The weeks below a chart: every third one on a phone, and always the one that is read. */
const WeekAxis = ({ weeks, active }: WeekAxisProps) => (
  <div aria-hidden className="relative h-5 text-ink-3 text-xs">
    {weeks.map((week, at) => (
      <span
        key={week}
        style={{ left: `${((at + 0.5) / weeks.length) * 100}%` }}
        className={classNames(
          "absolute top-1 -translate-x-1/2 whitespace-nowrap",
          at === active && "font-medium text-ink",
          (weeks.length - 1 - at) % 3 !== 0 && "max-sm:hidden",
        )}
      >
        {week}
      </span>
    ))}
  </div>
);

export type BandWeek = {
  /** Its name on the axis. */
  name: string;
  /** What a screen reader says of it. */
  spoken: string;
  band: Band | undefined;
};

type PercentileBandProps = {
  label: string;
  weeks: readonly BandWeek[];
  /** The week that is read, counted from the oldest. */
  active: number;
  onActive: (week: number) => void;
  unit: { name: string; text: (amount: number) => string };
  /** A price to compare with, across all weeks. */
  mark?: { amount: number; label: string } | undefined;
};

/** Weeks without a price: hatched, never bridged. */
function Gaps({ weeks, hatch }: { weeks: readonly BandWeek[]; hatch: string }) {
  const width = 100 / weeks.length;
  return weeks.map(({ name, band }, at) =>
    band ? null : <rect key={name} x={`${at * width}%`} width={`${width}%`} height="100%" fill={`url(#${hatch})`} />,
  );
}

function ActiveWeek({ week, at, scale }: { week: BandWeek; at: string; scale: AmountScale }) {
  const y = (amount: number) => `${100 - (scale.at(amount) ?? 0)}%`;
  return (
    <g>
      <line x1={at} x2={at} y2="100%" className="stroke-ink-3" />
      {week.band && (
        <>
          <circle cx={at} cy={y(week.band.p75)} r={3} className="fill-surface stroke-accent" strokeWidth={1.5} />
          <circle cx={at} cy={y(week.band.p25)} r={3} className="fill-surface stroke-accent" strokeWidth={1.5} />
          <circle cx={at} cy={y(week.band.p50)} r={4.5} className="fill-accent stroke-surface" strokeWidth={1.5} />
        </>
      )}
    </g>
  );
}

const markLine = { className: "stroke-ink", strokeDasharray: "2 3", strokeWidth: 1.5 };

function Mark({ mark, scale }: { mark: NonNullable<PercentileBandProps["mark"]>; scale: AmountScale }) {
  const at = scale.at(mark.amount);
  if (at === undefined) return null;
  const y = `${100 - at}%`;
  return <line x2="100%" y1={y} y2={y} {...markLine} />;
}

/** What the dashed line is: below the chart, for within it the words would lie over the line of prices. */
const MarkName = ({ label }: { label: string }) => (
  <p className="col-start-2 flex items-center gap-2 pt-1.5 font-medium text-xs">
    <svg aria-hidden className="h-2 w-6 shrink-0">
      <line x2="100%" y1="50%" y2="50%" {...markLine} />
    </svg>
    {label}
  </p>
);

/** Percentiles week by week. One control: arrow keys, the pointer or a finger choose the week that is read. */
export function PercentileBand({ label, weeks, active, onActive, unit, mark }: PercentileBandProps) {
  const hatch = useId();
  const bands = weeks.map(({ band }) => band);
  const scale = amountScale(amountsOf(bands), 4);
  const runs = runsOf(bands);
  const read = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const week = Math.floor(((clientX - left) / width) * weeks.length);
    onActive(Math.min(Math.max(week, 0), weeks.length - 1));
  };
  const ticks = scale.ticks.flatMap((tick) => {
    const at = scale.at(tick);
    return at === undefined ? [] : [{ at, text: unit.text(tick) }];
  });
  const shown = weeks[active];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] pt-9">
      <AmountAxis unit={unit.name} ticks={ticks} />
      <div className="relative h-60 touch-pan-y print:h-44" onPointerMove={read} onPointerDown={read}>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={shown?.spoken}
          min={0}
          max={weeks.length - 1}
          value={active}
          onChange={({ target }) => onActive(Number(target.value))}
          className="peer pointer-events-none absolute inset-0 m-0 size-full appearance-none opacity-0"
        />
        <svg
          aria-hidden
          className="absolute inset-0 size-full overflow-visible rounded-sm outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
        >
          <defs>
            <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line y2={7} className="stroke-line-strong" strokeWidth={2} />
            </pattern>
          </defs>
          {ticks.map(({ at }) => (
            <line key={at} x2="100%" y1={`${100 - at}%`} y2={`${100 - at}%`} className="stroke-line" />
          ))}
          <Gaps weeks={weeks} hatch={hatch} />
          <BandShapes runs={runs} count={weeks.length} scale={scale} />
          <LoneWeeks runs={runs} count={weeks.length} scale={scale} />
          {mark && <Mark mark={mark} scale={scale} />}
          {shown && <ActiveWeek week={shown} at={`${middleOf(active, weeks.length)}%`} scale={scale} />}
        </svg>
      </div>
      <div />
      <WeekAxis weeks={weeks.map(({ name }) => name)} active={active} />
      {mark && <MarkName label={mark.label} />}
    </div>
  );
}
