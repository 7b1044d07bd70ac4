import { useTranslations } from "next-intl";
import { nameOfPlace, useCrossingWords } from "@/components/border-crossings/crossing-words";

type Place = { city: string; state: string; countryCode: string; confidence: number };

/** What was typed, what it was understood as, and how certain that is. */
export function LaneEcho({ typed, place }: { typed: string; place: Place }) {
  const t = useTranslations("borderCrossings.lane");
  const { percent } = useCrossingWords();
  return (
    <p>
      {t("matched", { place: nameOfPlace(place) })}
      <span className="text-ink-3">
        {" · "}
        {t("confidence", { share: percent(place.confidence) })}
        {" · "}
        {t("typed", { text: typed })}
      </span>
    </p>
  );
}
