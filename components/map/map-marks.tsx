import type { Frame } from "@/components/map/lay-out-map";
import type { MapPoint } from "@/components/map/projection";

/** Radius of a numbered dot, in hundredths of the map's width: legible on a phone. */
export const dotUnits = 2.3;

type MapAnchorProps = { at: MapPoint; shownAt: MapPoint; unit: number };

/** Where a crossing is, with a line to its number when that had to give way. */
export const MapAnchor = ({ at: [x, y], shownAt: [shownX, shownY], unit }: MapAnchorProps) => (
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
export const MapDot = ({ number, shownAt: [x, y], unit }: MapDotProps) => (
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
export function MapEnd({ at: [x, y], name, unit, frame }: MapEndProps) {
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
