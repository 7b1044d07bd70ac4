import type { AmountScale, Run } from "@/components/charts/scale";

type Place = Run["places"][number];
type BandShapesProps = { runs: readonly Run[]; count: number; scale: AmountScale };

/** Middle of a week, in percent of the width. */
export const middleOf = (at: number, count: number) => ((at + 0.5) / count) * 100;

const edge = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;

type Corner = readonly [x: number, y: number];
const pathOf = (corners: readonly Corner[]) =>
  corners.length > 1 ? `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}` : undefined;

/** The bands between p25 and p75 with the line of p50, in a square of 100 that is stretched to the chart. */
export function BandShapes({ runs, count, scale }: BandShapesProps) {
  const cornersOf = (places: readonly Place[], percentile: "p25" | "p50" | "p75") =>
    places.map(({ at, band }): Corner => [middleOf(at, count), 100 - (scale.at(band[percentile]) ?? 0)]);
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      {runs.map(({ isWeak, places }) => {
        const dashes = isWeak ? "4 4" : undefined;
        return (
          <g key={`${places[0]?.at} ${isWeak}`} className="stroke-accent">
            <path
              d={pathOf([...cornersOf(places, "p75"), ...cornersOf(places, "p25").toReversed()])}
              stroke="none"
              className="fill-accent"
              fillOpacity={isWeak ? 0.07 : 0.2}
            />
            {(["p25", "p75"] as const).map((percentile) => (
              <path
                key={percentile}
                d={pathOf(cornersOf(places, percentile))}
                strokeOpacity={0.6}
                strokeDasharray={dashes}
                {...edge}
              />
            ))}
            <path d={pathOf(cornersOf(places, "p50"))} strokeWidth={2} strokeDasharray={dashes} {...edge} />
          </g>
        );
      })}
    </svg>
  );
}

type LoneWeeksProps = BandShapesProps;

/** A week between gaps has no line: a bar from p25 to p75 with its p50. */
export const LoneWeeks = ({ runs, count, scale }: LoneWeeksProps) =>
  runs
    .filter(({ places }) => places.length === 1)
    .flatMap(({ isWeak, places }) =>
      places.map(({ at, band }) => {
        const x = `${middleOf(at, count)}%`;
        const y = (amount: number) => `${100 - (scale.at(amount) ?? 0)}%`;
        return (
          <g key={at} className="stroke-accent">
            <line
              x1={x}
              x2={x}
              y1={y(band.p25)}
              y2={y(band.p75)}
              strokeWidth={10}
              strokeOpacity={isWeak ? 0.15 : 0.25}
            />
            <circle
              cx={x}
              cy={y(band.p50)}
              r={3.5}
              className={isWeak ? "fill-surface" : "fill-accent"}
              strokeWidth={1.5}
            />
          </g>
        );
      }),
    );
