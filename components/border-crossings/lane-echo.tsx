import Link from "next/link";
import { useTranslations } from "next-intl";
import { nameOfPlace, useCrossingWords } from "@/components/border-crossings/crossing-words";
import {
  type CrossingsView,
  correctLane,
  crossingsPath,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";
import type { RankingResult } from "@/lib/border-crossings/schema/rank-operation";

type Place = Extract<RankingResult, { type: "DATA" }>["origin"];
type LaneEchoProps = { view: CrossingsView; end: "from" | "to"; place: Place };

/** What was typed, what it was understood as, how certain that is, and the place that may have been meant instead. */
export function LaneEcho({ view, end, place }: LaneEchoProps) {
  const t = useTranslations("borderCrossings.lane");
  const { percent } = useCrossingWords();
  const { runnerUp, confidence } = place;
  const other = runnerUp && nameOfPlace(runnerUp);
  return (
    <p>
      {t("matched", { place: nameOfPlace(place) })}
      <span className="text-ink-3">
        {" · "}
        {t("confidence", { share: percent(confidence) })}
        {" · "}
        {t("typed", { text: view.lanes[view.open]?.[end] ?? "" })}
      </span>
      {other && other !== nameOfPlace(place) && (
        <>
          <span className="text-ink-3"> · </span>
          <Link
            scroll={false}
            prefetch={false}
            href={`${crossingsPath}${writeCrossingsView(correctLane(view, view.open, { [end]: other }))}`}
            className="text-accent underline underline-offset-4"
          >
            {t("useOther", { place: other })}
          </Link>
        </>
      )}
    </p>
  );
}
