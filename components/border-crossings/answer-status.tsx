import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import type { CrossingsView } from "@/components/border-crossings/crossings-view";
import { useFaultTitle } from "@/components/border-crossings/lane-fault";
import type { RankingResult } from "@/lib/border-crossings/schema/operations";

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
