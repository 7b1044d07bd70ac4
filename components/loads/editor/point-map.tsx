"use client";

import type { MouseEvent } from "react";
import { namedTowns, towns } from "@/components/loads/editor/map-towns";
import { MapOutlines } from "@/components/map/map-outlines";
import { project, type Spot, unproject } from "@/components/map/projection";

type PointMapProps = {
  label: string;
  point: Spot;
  /** Where the map is centred, and how wide it is, in units of the map. */
  centre: Spot;
  width: number;
  onPick: (point: Spot) => void;
};

const heightShare = 0.62;
/** The size of the letters, in hundredths of the map's width. */
const letters = 2.9;

/** A part of the map with its larger towns; a click says where a place is. The fields beside it say the same. */
export function PointMap({ label, point, centre, width, onPick }: PointMapProps) {
  const height = width * heightShare;
  const [left, top] = [project(centre)[0] - width / 2, project(centre)[1] - height / 2];
  const unit = width / 100;
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = left + ((clientX - box.left) / box.width) * width;
    onPick(unproject([x, top + ((clientY - box.top) / box.height) * height]));
  };
  const shown = towns.filter(({ at: [x, y] }) => x > left && x < left + width && y > top && y < top + height);
  const [x, y] = project(point);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the coordinates beside the map are the way of the keyboard
    <svg
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${height}`}
      className="block w-full cursor-crosshair rounded-lg border border-line bg-sunken"
      onClick={pick}
    >
      <MapOutlines />
      <g aria-hidden className="fill-ink-2">
        {shown.map(({ code, at: [townX, townY] }) => (
          <circle key={code} cx={townX} cy={townY} r={unit * 0.6} />
        ))}
        {namedTowns(shown, unit * letters).map(({ code, name, at: [townX, townY] }) => (
          <text key={code} x={townX + unit * 1.2} y={townY + unit} fontSize={unit * letters}>
            {name}
          </text>
        ))}
      </g>
      <circle cx={x} cy={y} r={unit * 1.6} className="fill-accent stroke-surface" strokeWidth={unit * 0.5} />
    </svg>
  );
}
