"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { Editor } from "@/components/loads/editor/use-editor";
import type { Spot } from "@/components/map/projection";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { isJsonObject } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse, StopPlace } from "@/lib/loads/schema/operations";
import { nameOfPlace } from "@/lib/places/rules/place-name";

type PlaceOfStopProps = {
  place: StopPlace;
  index: number;
  blocked: string | undefined;
  onChoose: (point: Spot) => void;
  onCorrect: () => void;
};

/** Another place as likely as this is worth a button. */
const alternativeMin = 0.1;
const certainMin = 0.5;

/** What one stop's place was understood as, with what it may mean instead. */
function PlaceOfStop({ place, index, blocked, onChoose, onCorrect }: PlaceOfStopProps) {
  const { candidate, runnerUp, filledIn } = place;
  const t = useTranslations("loadPlaces.places");
  const format = useFormat();
  const isCertain = candidate !== undefined && candidate.confidence >= certainMin;
  const number = index + 1;
  const others = [isCertain ? undefined : candidate, runnerUp].flatMap((other) =>
    other && (!isCertain || other.confidence >= alternativeMin) ? [other] : [],
  );
  return (
    <>
      {isCertain ? (
        <p>{t("found", { number, place: nameOfPlace(candidate) })}</p>
      ) : (
        <Badge tone="warn">{t(candidate ? "ambiguous" : "notFound", { number })}</Badge>
      )}
      {others.map((other) => (
        <Button
          key={nameOfPlace(other)}
          size="sm"
          className="max-w-full"
          disabled={blocked !== undefined}
          title={blocked}
          onClick={() => onChoose(other)}
        >
          <span className="truncate">
            {t("use", { place: nameOfPlace(other), share: format.share(other.confidence) })}
          </span>
        </Button>
      ))}
      <p className="text-ink-3 text-xs">
        {isCertain && `${t(filledIn.includes("coordinates") ? "fromAddress" : "fromPoint")} · `}
        <button
          type="button"
          className="link underline"
          aria-label={t("correctNamed", { number })}
          disabled={blocked !== undefined}
          title={blocked}
          onClick={onCorrect}
        >
          {t("correct")}
        </button>
      </p>
    </>
  );
}

const PointDialog = lazy(() =>
  import("@/components/loads/editor/point-dialog").then((module) => ({ default: module.PointDialog })),
);

type PlacesCardProps = { editor: Pick<Editor, "form" | "blocked">; loaded: GetLoadResponse };

/** What the stops say of where they are, in one text: what was understood counts as long as it stays the same. */
function addressesOf(stops: unknown) {
  const addresses = (Array.isArray(stops) ? stops : []).map((stop) => {
    const { place } = isJsonObject(stop) && isJsonObject(stop.location) ? stop.location : {};
    const { street, neighborhood, city, state, postalCode } = isJsonObject(place) ? place : {};
    return [street, neighborhood, city, state, postalCode].map((part) => part || "");
  });
  return JSON.stringify(addresses);
}

/** What the stops' places were understood as when the load was saved, and how to put one right. */
export function PlacesCard({ editor: { form, ...editor }, loaded: { load, stopPlaces } }: PlacesCardProps) {
  const t = useTranslations("loadPlaces.places");
  const typed = useWatch({ control: form.control, name: "load.stops", compute: addressesOf });
  const blocked = editor.blocked ?? (typed === addressesOf(load.stops) ? undefined : t("saveFirst"));
  const [corrected, setCorrected] = useState<number>();
  const located = stopPlaces.flatMap((place, index) => (load.stops[index]?.location ? [{ place, index }] : []));
  if (located.length === 0) return null;
  const choose = (index: number, { latitude, longitude }: Spot) => {
    const name = `load.stops.${index}.location.coordinates` as const;
    writeFormValues(form, name, form.getValues(name), { latitude, longitude });
    toast(t("chosen"));
    setCorrected(undefined);
  };
  return (
    <section aria-labelledby="places-card" className="grid gap-2">
      <h2 id="places-card" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      <ul className="grid gap-2">
        {located.map(({ place, index }) => (
          <li key={index} className="grid justify-items-start gap-1">
            <PlaceOfStop
              place={place}
              index={index}
              blocked={blocked}
              onChoose={(chosen) => choose(index, chosen)}
              onCorrect={() => setCorrected(index)}
            />
          </li>
        ))}
      </ul>
      {corrected !== undefined && (
        <Suspense fallback={null}>
          <PointDialog
            number={corrected + 1}
            start={load.stops[corrected]?.location?.coordinates ?? stopPlaces[corrected]?.candidate ?? middleOfAll}
            onClose={() => setCorrected(undefined)}
            onUse={(point) => choose(corrected, point)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** On the border, where a place nobody knows is looked for first. */
const middleOfAll = { latitude: 29.5, longitude: -101 };
