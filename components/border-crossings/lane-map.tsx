import Link from "next/link";
import { useTranslations } from "next-intl";
import { nameOfPlace, useCrossingWords } from "@/components/border-crossings/crossing-words";
import {
  type CrossingsView,
  crossingsPath,
  mapParts,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";
import { toldFrom } from "@/components/border-crossings/ranking-list";
import { CrossingsMap, type MapCrossing } from "@/components/map/crossings-map";
import { frameAround, wholeMap } from "@/components/map/lay-out-map";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import type { RankingResult } from "@/lib/border-crossings/schema/rank-operation";

type Ranking = Extract<RankingResult, { type: "DATA" }>;

/** The map of a lane: its ends, every crossing, numbered as in the list, and the routes over those that are recommended. */
export function LaneMap({ ranking, view }: { ranking: Ranking; view: CrossingsView }) {
  const t = useTranslations("borderCrossings.lane");
  const words = useCrossingWords();
  const { origin, destination } = ranking;
  const numbers = new Map(
    ranking.crossings
      .filter(({ isListed, probability }) => isListed || probability >= toldFrom)
      .map((ranked, at) => [
        ranked.id,
        { number: at + 1, routeShare: ranked.isListed ? ranked.probability : undefined },
      ]),
  );
  const shown = crossings
    .map((it): MapCrossing => ({ ...it, name: words.crossing(it.id), ...numbers.get(it.id) }))
    .toSorted((a, b) => (a.number ?? crossings.length) - (b.number ?? crossings.length));
  const frames = {
    lane: frameAround([origin, destination, ...shown.filter(({ routeShare }) => routeShare)]),
    border: frameAround(crossings),
    all: wholeMap,
  };
  const told = shown.flatMap(({ number, name }) => (number ? [`${number} ${name}`] : [])).join(", ");
  return (
    <CrossingsMap
      label={t("map", { from: nameOfPlace(origin), to: nameOfPlace(destination), crossings: told })}
      frame={frames[view.part]}
      crossings={shown}
      ends={[
        { ...origin, name: origin.city },
        { ...destination, name: destination.city },
      ]}
      caption={
        <>
          <span className="min-w-0 flex-1">{t("mapNote")}</span>
          <nav aria-label={t("mapParts")} className="flex gap-3">
            {mapParts.map((part) => (
              <Link
                key={part}
                replace
                scroll={false}
                prefetch={false}
                aria-current={part === view.part ? "true" : undefined}
                href={`${crossingsPath}${writeCrossingsView({ ...view, part })}`}
                className="text-accent underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-3"
              >
                {t(`parts.${part}`)}
              </Link>
            ))}
          </nav>
        </>
      }
    />
  );
}
