"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useDistances } from "@/components/app-shell/use-distances";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { crossingsPath, writeCrossingsView } from "@/components/border-crossings/crossings-view";
import {
  chosenCrossing,
  hasHazmat,
  isRefrigerated,
  type RankRequest,
  rankRequestOf,
  withCrossing,
} from "@/components/border-crossings/load-route";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { Editor } from "@/components/loads/editor/use-editor";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { crossingQueries } from "@/lib/border-crossings/queries";
import type { CrossingDoubt, RankedCrossing } from "@/lib/border-crossings/schema/crossing";
import type { RankingResult } from "@/lib/border-crossings/schema/operations";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { nameOfPlace } from "@/lib/places/rules/place-name";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

type LoadCrossingCardProps = { editor: Pick<Editor, "form" | "blocked">; loaded: GetLoadResponse };

const rows = "load.borderCrossings";

/** Which bridge the load should take, or what speaks against the one it takes. The stops are those that are saved. */
export function LoadCrossingCard({ editor: { form, blocked }, loaded }: LoadCrossingCardProps) {
  const t = useTranslations("loadPlaces.crossing");
  const { control } = form;
  const chosen = useWatch({ control, name: rows, compute: chosenCrossing });
  const isHazmat = useWatch({ control, name: "load.commodities", compute: hasHazmat });
  const isCold = useWatch({ control, name: "load.trailerRequirements.allowedTypes", compute: isRefrigerated });
  const request = rankRequestOf(loaded, { chosen, isHazmat, isRefrigerated: isCold });
  const { result, error } = useRanking(request);
  if (!request || isNothing(result)) return null;
  const apply = (crossing: UsMxBorderCrossing) => {
    const before = form.getValues(rows);
    writeFormValues(form, rows, before, withCrossing(before, crossing));
    toast(t("applied"));
  };
  const shown = { chosen, apply, blocked };
  return (
    <section aria-labelledby="crossing-card" className="grid gap-2">
      <h2 id="crossing-card" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {error && !result && <p className="text-ink-2">{t("failed")}</p>}
      {result?.type === "ERROR" && (
        <p className="text-ink-2">{t("placeUnknown", { stop: (result.error.details?.stopIndex ?? 0) + 1 })}</p>
      )}
      {result?.type === "DATA" && <Ranking loaded={loaded} result={result} {...shown} />}
    </section>
  );
}

/** A load that does not cross, or whose stops do not say so yet, shows no crossings. */
const isNothing = (result: RankingResult | undefined) =>
  result?.type === "ERROR" && ["NOT_US_MX_CROSSING", "INVALID_STOPS", "INVALID_ITEM"].includes(result.error.code);

type RankingProps = {
  loaded: GetLoadResponse;
  result: Extract<RankingResult, { type: "DATA" }>;
  chosen: string | undefined;
  apply: (crossing: UsMxBorderCrossing) => void;
  blocked: string | undefined;
};

function Ranking({ loaded, result, chosen, apply, blocked }: RankingProps) {
  const t = useTranslations("loadPlaces.crossing");
  const { crossings, restrictions, doubts, origin, destination } = result;
  const listed = crossings.filter(({ isListed }) => isListed);
  const offered = (listed.length > 0 ? listed : crossings.slice(0, 1)).filter(({ id }) => id !== chosen);
  const taken = crossings.find(({ id }) => id === chosen);
  const { trailerRequirements, externalDisplayId, externalId } = loaded.load;
  const [allowed] = trailerRequirements?.allowedTypes ?? [];
  const trailer = (allowed && trailerCategoryOf(allowed)) ?? "DRY_VAN";
  const lane = { from: nameOfPlace(origin), to: nameOfPlace(destination), trailer };
  const from = { open: 0, part: "lane", load: externalDisplayId ?? externalId } as const;
  const view = writeCrossingsView({ lanes: [lane], isHazmat: restrictions.length > 0, ...from });
  return (
    <>
      {taken && <CrossingChoice crossing={taken} label={t("chosen")} />}
      {chosen && <CrossingDoubts doubts={doubts} />}
      {(!chosen || doubts.length > 0) && (
        <>
          <p className="text-ink-2 text-xs">{t(listed.length > 0 ? "recommended" : "noneListed")}</p>
          {offered.map((crossing) => (
            <CrossingChoice key={crossing.id} crossing={crossing} onUse={() => apply(crossing.id)} blocked={blocked} />
          ))}
        </>
      )}
      {!chosen && <CrossingDoubts doubts={restrictions.map((restriction) => ({ code: "RESTRICTED", restriction }))} />}
      <Link className="link justify-self-start text-xs underline" href={`${crossingsPath}${view}`} prefetch={false}>
        {t("all")}
      </Link>
    </>
  );
}

/** The crossings of a load's route; nothing is asked while it has none. */
function useRanking(request: RankRequest | undefined) {
  const { data, error } = useQuery({
    ...crossingQueries.rank(request ?? { requests: [] }),
    placeholderData: keepPreviousData,
  });
  return { result: data?.results[0], error };
}

/** What speaks against a crossing: reports with their date and source, detours. */
function CrossingDoubts({ doubts }: { doubts: readonly CrossingDoubt[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-md border-warn border-l-4 bg-warn-soft px-3 py-2">
      {doubts.map((doubt) => (
        <li key={JSON.stringify(doubt)} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 shrink-0 text-warn" />
          <div className="grid min-w-0 gap-1">
            <Doubt doubt={doubt} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Doubt({ doubt }: { doubt: CrossingDoubt }) {
  const t = useTranslations("loadPlaces.doubts");
  const { distance } = useDistances();
  const words = useCrossingLabels();
  if (doubt.code === "FAR_DETOUR") return <p>{t("FAR_DETOUR", { distance: distance(doubt.detourMiles) })}</p>;
  if (doubt.code === "UNLIKELY") return <p>{t("UNLIKELY", { share: words.share(doubt.probability) })}</p>;
  const { crossing, kind, reportedOn, servedBy, source } = doubt.restriction;
  return (
    <>
      <p>{t(kind, { crossing: words.crossing(crossing), date: words.date(reportedOn) })}</p>
      {servedBy && <p>{t("servedBy", { crossing: words.crossing(servedBy) })}</p>}
      <p className="wrap-anywhere text-ink-2 text-xs">{t("source", { source })}</p>
    </>
  );
}

type CrossingChoiceProps = {
  crossing: RankedCrossing;
  label?: string;
  /** Puts it into the form; without it the crossing is only shown. */
  onUse?: () => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string | undefined;
};

/** A crossing with its share of trucks, its distance and why it stands where it stands. */
function CrossingChoice({ crossing, label, onUse, blocked }: CrossingChoiceProps) {
  const t = useTranslations("loadPlaces.crossing");
  const reasons = useTranslations("borderCrossings.reasons");
  const words = useCrossingLabels();
  const { distance } = useDistances();
  const { id, probability, milesUs, milesMx, detourMiles } = crossing;
  const figures = { share: words.share(probability), distance: distance(milesUs + milesMx) };
  const detour = detourMiles < 1 ? undefined : t("detour", { distance: distance(detourMiles) });
  return (
    <div className="grid justify-items-start gap-1 rounded-lg border border-line bg-sunken p-3">
      {label && <p className="text-ink-3 text-xs">{label}</p>}
      <p className="font-medium">{words.crossing(id)}</p>
      <p className="text-ink-2 text-xs tabular-nums">{[t("figures", figures), detour].filter(Boolean).join(" · ")}</p>
      {crossing.reasons.length > 0 && (
        <p className="text-ink-2 text-xs">
          {t("why", { reasons: crossing.reasons.map((it) => reasons(it)).join(", ") })}
        </p>
      )}
      {onUse && (
        <Button
          size="sm"
          icon={<Check aria-hidden />}
          disabled={blocked !== undefined}
          title={blocked}
          aria-label={t("useNamed", { crossing: words.crossing(id) })}
          onClick={onUse}
        >
          {t("use")}
        </Button>
      )}
    </div>
  );
}
