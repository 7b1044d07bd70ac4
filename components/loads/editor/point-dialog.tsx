"use client";

import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { PointMap } from "@/components/loads/editor/point-map";
import type { Spot } from "@/components/map/projection";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { milesBetween } from "@/lib/core/great-circle";
import { markets } from "@/lib/places/rules/markets";

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
const bounds = { latitude: 90, longitude: 180 } as const;

/** Puts the point of a stop right, on the map or by its coordinates. */
export function PointDialog({ number, start, onClose, onUse }: PointDialogProps) {
  const t = useTranslations("loadPlaces.point");
  const words = useCrossingWords();
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
          {t("near", { miles: words.miles(nearest.miles), place: nearest.name })}
        </p>
      </form>
    </Dialog>
  );
}
