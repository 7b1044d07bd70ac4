import type { AmountScale, Band } from "@/components/charts/scale";

type QuantileBarProps = {
  band: Band;
  scale: AmountScale;
  /** What the picture shows, for those who do not see it. Without it the figures beside it say so. */
  label?: string;
  /** Prices to compare with: a triangle each, a line where it is a limit. */
  marks?: readonly { name: string; amount: number; isLimit?: boolean }[];
};

const within = (percent: number | undefined, otherwise: number) => `${percent ?? otherwise}%`;

/** The range from p25 to p75 with p50, on a scale that others share. */
export function QuantileBar({ band: { p25, p50, p75, isWeak }, scale, label, marks = [] }: QuantileBarProps) {
  const [from, to] = [scale.at(p25) ?? 0, scale.at(p75) ?? 100];
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="block h-5 w-full overflow-visible"
    >
      <rect y={7} width="100%" height={6} rx={3} className="fill-mute-soft" />
      <rect
        x={`${from}%`}
        y={7}
        width={`${Math.max(to - from, 0.5)}%`}
        height={6}
        className={isWeak ? "fill-accent stroke-accent" : "fill-accent"}
        fillOpacity={isWeak ? 0.12 : 0.4}
        strokeDasharray="3 2"
      />
      <rect x={within(scale.at(p50), 0)} y={3.5} width={2} height={13} className="fill-accent" />
      {marks.map(({ name, amount, isLimit }) => {
        const at = scale.at(amount);
        return (
          at !== undefined && (
            <svg key={name} aria-hidden x={`${at}%`} className="overflow-visible">
              {isLimit ? (
                <rect x={-1} y={1} width={2} height={18} className="fill-ink" />
              ) : (
                <path d="M-4.5 0h9l-4.5 6.5z" className="fill-ink stroke-surface" />
              )}
            </svg>
          )
        );
      })}
    </svg>
  );
}
