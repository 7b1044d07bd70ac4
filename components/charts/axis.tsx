import { classNames } from "@/components/ui/class-names";

type AmountAxisProps = { unit: string; ticks: readonly { at: number; text: string }[] };

/** The amounts at the left of a chart, with their unit above. As wide as its longest text. */
export function AmountAxis({ unit, ticks }: AmountAxisProps) {
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

/** The weeks beneath a chart: every third one on a phone, and always the one that is read. */
export const WeekAxis = ({ weeks, active }: WeekAxisProps) => (
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
