import { type ReactNode, useId } from "react";
import { type Dot, type Frame, spreadDots } from "@/components/map/lay-out-map";
import { MapOutlines } from "@/components/map/map-outlines";
import { type MapPoint, project, type Spot } from "@/components/map/projection";

/** Radius of a numbered dot, in hundredths of the map's width: legible on a phone. */
const dotUnits = 2.3;

type MapAnchorProps = { at: MapPoint; shownAt: MapPoint; unit: number };

/** Where a crossing is, with a line to its number when that had to give way. */
const MapAnchor = ({ at: [x, y], shownAt: [shownX, shownY], unit }: MapAnchorProps) => (
  <g>
    <line
      x1={x}
      y1={y}
      x2={shownX}
      y2={shownY}
      className="stroke-ink"
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
    />
    <circle cx={x} cy={y} r={unit * 0.45} className="fill-ink" />
  </g>
);

type MapDotProps = { number: number; shownAt: MapPoint; unit: number };

/** The number of a crossing in the list. */
const MapDot = ({ number, shownAt: [x, y], unit }: MapDotProps) => (
  <g>
    <circle
      cx={x}
      cy={y}
      r={unit * dotUnits}
      className={number === 1 ? "fill-accent stroke-surface" : "fill-surface stroke-ink-2"}
      strokeWidth={1.25}
      vectorEffect="non-scaling-stroke"
    />
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor="middle"
      fontSize={unit * dotUnits * 1.1}
      className={number === 1 ? "fill-on-accent font-semibold" : "fill-ink font-medium"}
    >
      {number}
    </text>
  </g>
);

type MapEndProps = { at: MapPoint; name: string; unit: number; frame: Frame };

/** An end of the lane with its name, on the side where there is room. */
function MapEnd({ at: [x, y], name, unit, frame }: MapEndProps) {
  const isRight = x > frame.x + frame.width * 0.6;
  return (
    <g>
      <rect
        x={x - unit * 0.9}
        y={y - unit * 0.9}
        width={unit * 1.8}
        height={unit * 1.8}
        className="fill-ink stroke-surface"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={x + (isRight ? -1 : 1) * unit * 1.8}
        y={y}
        dy="0.35em"
        textAnchor={isRight ? "end" : "start"}
        fontSize={unit * 3}
        strokeWidth={unit * 0.8}
        paintOrder="stroke"
        className="fill-ink stroke-sunken font-semibold"
      >
        {name}
      </text>
    </g>
  );
}

export type MapCrossing = Spot & {
  name: string;
  /** Its number in the list beside the map; without one it is a small dot. */
  number?: number | undefined;
  /** Share of trucks, where its route is drawn. */
  routeShare?: number | undefined;
};
type MapEndpoint = Spot & { name: string };

type CrossingsMapProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
  frame: Frame;
  crossings: readonly MapCrossing[];
  ends?: readonly [MapEndpoint, MapEndpoint] | undefined;
  caption: ReactNode;
};

const pathVia = (points: readonly MapPoint[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Mexico, the US and Canada with the border, its crossings, and straight lines for the routes over them. */
export function CrossingsMap({ label, frame, crossings, ends, caption }: CrossingsMapProps) {
  const id = useId();
  const unit = frame.width / 100;
  const numbered = crossings.flatMap((crossing): Dot<MapCrossing>[] =>
    crossing.number ? [{ ...crossing, key: crossing }] : [],
  );
  const dots = spreadDots(numbered, unit * dotUnits * 2.05);
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        className="block w-full rounded-lg border border-line bg-sunken"
      >
        <title id={id}>{label}</title>
        <MapOutlines />
        {ends && crossings.length === 0 && (
          <path
            d={pathVia(ends.map(project))}
            className="stroke-accent"
            fill="none"
            strokeWidth={2.5}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {ends &&
          crossings
            .filter(({ routeShare }) => routeShare)
            .toReversed()
            .map((crossing) => (
              <path
                key={crossing.name}
                d={pathVia([project(ends[0]), project(crossing), project(ends[1])])}
                className={crossing.number === 1 ? "stroke-accent" : "stroke-ink-3"}
                fill="none"
                strokeWidth={1.5 + 4 * (crossing.routeShare ?? 0)}
                strokeLinejoin="round"
                strokeDasharray={crossing.number === 1 ? undefined : "6 4"}
                vectorEffect="non-scaling-stroke"
              />
            ))}
        {crossings
          .filter(({ number }) => !number)
          .map((crossing) => {
            const [x, y] = project(crossing);
            return <circle key={crossing.name} cx={x} cy={y} r={unit * 0.6} className="fill-ink-3" />;
          })}
        {ends?.map((end, at) => (
          <MapEnd key={at === 0 ? "from" : "to"} at={project(end)} name={end.name} unit={unit} frame={frame} />
        ))}
        {dots.map(({ key, at, shownAt }) => (
          <MapAnchor key={key.name} at={at} shownAt={shownAt} unit={unit} />
        ))}
        {dots.toReversed().map(({ key, shownAt }) => (
          <MapDot key={key.name} number={key.number ?? 0} shownAt={shownAt} unit={unit} />
        ))}
      </svg>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-ink-3 text-xs">
        {caption}
      </figcaption>
    </figure>
  );
}
