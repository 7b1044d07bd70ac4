import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import { RankedCrossing, type States } from "@/components/border-crossings/ranked-crossing";
import { listingThreshold } from "@/lib/border-crossings/rules/rank-crossings";
import type { RankedCrossing as Ranked } from "@/lib/border-crossings/schema/crossing";

/** Crossings that fewer trucks choose are named alone. */
export const toldFrom = 0.01;

type RankingListProps = { crossings: readonly Ranked[]; states: Omit<States, "areCounted"> };

/** The crossings of a lane, best first: those that are recommended, those below the threshold, and the rest. */
export function RankingList({ crossings, states: ends }: RankingListProps) {
  const t = useTranslations("borderCrossings.ranking");
  const words = useCrossingWords();
  const states = { ...ends, areCounted: crossings.some(({ publicShare }) => publicShare !== undefined) };
  const listed = crossings.filter(({ isListed }) => isListed);
  const below = crossings.filter(({ isListed, probability }) => !isListed && probability >= toldFrom);
  const rest = crossings.filter(({ isListed, probability }) => !isListed && probability < toldFrom);
  return (
    <section aria-label={t("title")} className="min-w-0">
      <h2 className="font-semibold">{t("title")}</h2>
      <p className="text-ink-3 text-xs">{t("hint", { threshold: words.percent(listingThreshold) })}</p>
      <ol className="pt-1">
        {listed.map((ranked, at) => (
          <RankedCrossing key={ranked.id} number={at + 1} ranked={ranked} states={states} />
        ))}
      </ol>
      {below.length > 0 && (
        <>
          <h2 className="mt-2 border-line border-t pt-3 font-semibold">{t("below")}</h2>
          <ol start={listed.length + 1}>
            {below.map((ranked, at) => (
              <RankedCrossing key={ranked.id} number={listed.length + at + 1} ranked={ranked} states={states} />
            ))}
          </ol>
        </>
      )}
      {rest.length > 0 && (
        <details className="border-line border-t py-2">
          <summary className="cursor-pointer text-ink-2 pointer-coarse:py-3">
            {t("more", { count: rest.length, share: words.percent(toldFrom) })}
          </summary>
          <ul className="grid gap-0.5 py-1 pl-4 text-xs">
            {rest.map(({ id, milesUs, milesMx, detourMiles }) => (
              <li key={id} title={id}>
                {words.crossing(id)}{" "}
                <span className="text-ink-3">
                  {words.miles(milesUs + milesMx)} mi · {t("detour", { miles: words.miles(detourMiles) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
