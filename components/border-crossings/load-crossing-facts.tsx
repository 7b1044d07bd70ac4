"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDistances } from "@/components/app-shell/use-distances";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { chosenCrossing, storedRankRequestOf, withCrossing } from "@/components/border-crossings/load-route";
import { useMeasureLabels } from "@/components/loads/list/use-load-labels";
import { useLoadChange } from "@/components/loads/use-load-change";
import { Button } from "@/components/ui/button";
import { crossingQueries } from "@/lib/border-crossings/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Shown = { loaded: GetLoadResponse };

/** The crossings of a stored load's route, best first, and the one that it names. */
function useLoadRoute({ loaded }: Shown) {
  const chosen = chosenCrossing(loaded.requestOnly.borderCrossings);
  const request = storedRankRequestOf(loaded);
  const { data } = useQuery(crossingQueries.rank(request ?? { requests: [] }));
  const [result] = data?.results ?? [];
  const crossings = result?.type === "DATA" ? result.crossings : [];
  return {
    chosen,
    taken: crossings.find(({ id }) => id === chosen),
    best: crossings[0],
    doubts: result?.type === "DATA" && chosen ? result.doubts : [],
  };
}

/** "598 mi via Colombia Solidarity Bridge": by road over all legs; where these are not known, what the TMS sent. */
export function LoadRoute({ loaded }: Shown) {
  const t = useTranslations("loadPage.strip");
  const words = useCrossingLabels();
  const { taken } = useLoadRoute({ loaded });
  const { measure } = useMeasureLabels();
  const { distance } = useDistances();
  const { load, miles } = loaded;
  if (miles === undefined) return load.distance ? <span>{measure(load.distance)}</span> : null;
  const all = distance(miles);
  return <span>{taken ? t("via", { distance: all, crossing: words.crossing(taken.id) }) : all}</span>;
}

/** How many trucks of this lane take the chosen crossing, or that another one is likelier. */
export function LoadCrossingFacts({ loaded }: Shown) {
  const t = useTranslations("loadPage.crossing");
  const words = useCrossingLabels();
  const { taken, best, doubts } = useLoadRoute({ loaded });
  const [doubt] = doubts;
  return (
    <>
      {doubt && <p className="text-warn">{t(`doubt.${doubt.code}`)}</p>}
      {taken && <p>{t("share", { share: words.share(taken.probability) })}</p>}
      {!taken && best && (
        <p>{t("likeliest", { crossing: words.crossing(best.id), share: words.share(best.probability) })}</p>
      )}
    </>
  );
}

/** The crossing that most trucks of this lane take, as what is done about it; undefined where none is known. */
export function useLikeliestCrossing(loaded: GetLoadResponse) {
  const t = useTranslations("loadPage.crossing");
  const words = useCrossingLabels();
  const { best } = useLoadRoute({ loaded });
  const { change, isChanging } = useLoadChange();
  if (!best) return undefined;
  const name = words.crossing(best.id);
  return {
    label: t("use", { crossing: name }),
    /** Without its city, and with its share. */
    shortLabel: t("useShort", { crossing: name.split(" – ").at(-1) ?? name, share: words.share(best.probability) }),
    isChanging,
    use: () =>
      change(loaded.load, {
        change: ({ requestOnly: { borderCrossings: before = [] } }) => ({
          after: { borderCrossings: withCrossing(before, best.id) },
          before: { borderCrossings: before },
        }),
        done: t("done", { crossing: name }),
      }),
  };
}

/** Chooses the crossing that most trucks of this lane take, at a press. */
export function ChooseCrossing({ loaded }: Shown) {
  const likeliest = useLikeliestCrossing(loaded);
  if (!likeliest) return null;
  const { label, isChanging, use } = likeliest;
  return (
    <Button size="sm" disabled={isChanging} onClick={use} className="min-w-0 shrink">
      <span className="truncate">{label}</span>
    </Button>
  );
}
