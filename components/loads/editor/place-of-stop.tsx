"use client";

import { useTranslations } from "next-intl";
import { nameOfPlace, useCrossingWords } from "@/components/border-crossings/crossing-words";
import type { Spot } from "@/components/map/projection";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { StopPlace } from "@/lib/loads/schema/stop-place";

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
export function PlaceOfStop({ place, index, blocked, onChoose, onCorrect }: PlaceOfStopProps) {
  const { candidate, runnerUp, filledIn } = place;
  const t = useTranslations("loadPlaces.places");
  const words = useCrossingWords();
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
            {t("use", { place: nameOfPlace(other), share: words.share(other.confidence) })}
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
