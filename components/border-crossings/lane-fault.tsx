import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import {
  type CrossingsView,
  correctLane,
  crossingsPath,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";
import { ButtonLink } from "@/components/ui/button";
import type { RankingResult } from "@/lib/border-crossings/schema/operations";
import { nameOfPlace } from "@/lib/places/rules/place-name";

type Fault = Extract<RankingResult, { type: "ERROR" }>["error"];

const worded = ["NOT_US_MX_CROSSING", "LOCATION_AMBIGUOUS", "LOCATION_NOT_FOUND", "INVALID_STOPS"] as const;

/** Which place of a lane is meant: its first stop is where it comes from. */
const endOf = ({ details }: Fault) => (details?.stopIndex === 1 ? "to" : "from");

export function useFaultTitle() {
  const t = useTranslations("borderCrossings.fault");
  return (fault: Fault, lane: { from: string; to: string }) => {
    const code = worded.find((known) => known === fault.code) ?? "other";
    return { code, title: t(`${code}.title`, { text: lane[endOf(fault)] }) };
  };
}

/** Why a lane has no crossings, in neutral words, and the way on. */
export function LaneFault({ fault, view }: { fault: Fault; view: CrossingsView }) {
  const t = useTranslations("borderCrossings.fault");
  const { percent } = useCrossingWords();
  const lane = view.lanes[view.open];
  const faultTitle = useFaultTitle();
  if (!lane) return null;
  const { code, title } = faultTitle(fault, lane);
  const { candidate, runnerUp } = fault.details ?? {};
  // A second place of the same name in the same state cannot be asked for by name.
  const hasOther = runnerUp && candidate && nameOfPlace(runnerUp) !== nameOfPlace(candidate);
  const places = [candidate, hasOther ? runnerUp : undefined].flatMap((place) => place ?? []);
  return (
    <section className="max-w-190 px-5 py-6 max-sm:px-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="pt-1 text-ink-2">{t(`${code}.text`)}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        {places.map((place) => (
          <ButtonLink
            key={nameOfPlace(place)}
            scroll={false}
            href={`${crossingsPath}${writeCrossingsView(correctLane(view, view.open, { [endOf(fault)]: nameOfPlace(place) }))}`}
          >
            {t("use", { place: nameOfPlace(place) })}
            <span className="font-normal text-ink-3">{t("likely", { share: percent(place.confidence) })}</span>
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/** Says the answer of the open lane to those who do not see it come. */
export function AnswerStatus({ result, view }: { result: RankingResult | undefined; view: CrossingsView }) {
  const t = useTranslations("borderCrossings");
  const words = useCrossingWords();
  const faultTitle = useFaultTitle();
  const lane = view.lanes[view.open];
  const answer = () => {
    if (!result || !lane) return "";
    if (result.type === "ERROR") return faultTitle(result.error, lane).title;
    const [first] = result.crossings;
    if (!first) return "";
    const route = t("lane.title", { from: result.origin.city, to: result.destination.city });
    return `${route}: ${words.crossing(first.id)}, ${t("ranking.share", { share: words.share(first.probability) })}`;
  };
  return (
    <p role="status" className="sr-only">
      {answer()}
    </p>
  );
}
