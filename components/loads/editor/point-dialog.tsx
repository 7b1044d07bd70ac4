"use client";

import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type MouseEvent, useId, useState } from "react";
import { useDistances } from "@/components/app-shell/use-distances";
import { MapOutlines } from "@/components/map/map-outlines";
import { type MapPoint, project, type Spot, unproject } from "@/components/map/projection";
import { Button, IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { milesBetween } from "@/lib/core/great-circle";
import { markets } from "@/lib/places/rules/markets";
import { latitudeMax, longitudeMax } from "@/lib/vocabulary/limits.values";

export type Town = { code: string; name: string; at: MapPoint };

/** The larger towns, the largest first. */
const towns: readonly Town[] = markets
  .toSorted((one, other) => other.population - one.population)
  .map(({ code, name, state, centroid }) => ({ code, name: `${name}, ${state}`, at: project(centroid) }));

// In shares of the size of the letters.
const [letterWidth, lineHeight] = [0.56, 1.2];

/** Those of the towns whose names stand free of each other; a larger one goes before a smaller. */
export function namedTowns(shown: readonly Town[], letters: number): Town[] {
  const named: Town[] = [];
  const isClose = (one: Town, other: Town) => {
    const [left, right] = one.at[0] < other.at[0] ? [one, other] : [other, one];
    const gap = right.at[0] - left.at[0] - (left.name.length * letterWidth + 1) * letters;
    return gap < 0 && Math.abs(one.at[1] - other.at[1]) < lineHeight * letters;
  };
  for (const town of shown) if (!named.some((other) => isClose(town, other))) named.push(town);
  return named;
}

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
function PointMap({ label, point, centre, width, onPick }: PointMapProps) {
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

type PointDialogProps = {
  number: number;
  start: Spot;
  onClose: () => void;
  onUse: (point: Spot) => void;
};

/** Widths of the map in its units of four miles. */
const widths = [1200, 500, 220, 90, 40];
const digits = 5;
const textsOf = ({ latitude, longitude }: Spot) => ({
  latitude: String(Number(latitude.toFixed(digits))),
  longitude: String(Number(longitude.toFixed(digits))),
});

/** What is half typed is no number yet: until it is, the point stays on its line. */
function pointOf(typed: ReturnType<typeof textsOf>, before: Spot): Spot {
  const read = (axis: keyof Spot) => {
    const degrees = Number(typed[axis]);
    return typed[axis] !== "" && Math.abs(degrees) <= bounds[axis] ? degrees : before[axis];
  };
  return { latitude: read("latitude"), longitude: read("longitude") };
}
const bounds = { latitude: latitudeMax, longitude: longitudeMax } as const;

/** Puts the point of a stop right, on the map or by its coordinates. */
export function PointDialog({ number, start, onClose, onUse }: PointDialogProps) {
  const t = useTranslations("loadPlaces.point");
  const { distance } = useDistances();
  const id = useId();
  const [typed, setTyped] = useState(() => textsOf(start));
  const [centre, setCentre] = useState(start);
  const [zoom, setZoom] = useState(2);
  const point = pointOf(typed, centre);
  const nearest = markets
    .map(({ name, state, centroid }) => ({ name: `${name}, ${state}`, miles: milesBetween(point, centroid) }))
    .reduce((one, other) => (other.miles < one.miles ? other : one));
  const turn = (by: number) => {
    setZoom(Math.min(Math.max(zoom + by, 0), widths.length - 1));
    setCentre(point);
  };
  const pick = (spot: Spot) => setTyped(textsOf(spot));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onUse(point);
  };
  const width = widths[zoom] ?? 220;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title", { number })}
      description={t("description")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={id} variant="primary">
            {t("use")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-3">
        <PointMap label={t("map")} point={point} centre={centre} width={width} onPick={pick} />
        <div className="flex flex-wrap items-end gap-2">
          {(["latitude", "longitude"] as const).map((axis) => (
            <div key={axis} className="grid min-w-20 flex-1 gap-1">
              <label htmlFor={`${id}-${axis}`}>{t(axis)}</label>
              <Input
                id={`${id}-${axis}`}
                type="number"
                required
                step="0.00001"
                min={-bounds[axis]}
                max={bounds[axis]}
                value={typed[axis]}
                onChange={({ target }) => setTyped({ ...typed, [axis]: target.value })}
              />
            </div>
          ))}
          <IconButton variant="default" label={t("out")} icon={<Minus aria-hidden />} onClick={() => turn(-1)} />
          <IconButton variant="default" label={t("in")} icon={<Plus aria-hidden />} onClick={() => turn(1)} />
        </div>
        <p role="status" className="text-ink-2">
          {t("near", { distance: distance(nearest.miles), place: nearest.name })}
        </p>
      </form>
    </Dialog>
  );
}
