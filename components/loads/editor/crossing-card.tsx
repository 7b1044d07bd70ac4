"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { nameOfPlace } from "@/components/border-crossings/crossing-words";
import { crossingsPath, writeCrossingsView } from "@/components/border-crossings/crossings-view";
import { CrossingChoice } from "@/components/loads/editor/crossing-choice";
import { CrossingDoubts } from "@/components/loads/editor/crossing-doubts";
import {
  chosenCrossing,
  hasHazmat,
  isRefrigerated,
  rankRequestOf,
  withCrossing,
} from "@/components/loads/editor/load-route";
import type { Editor } from "@/components/loads/editor/use-editor";
import { useRanking } from "@/components/loads/editor/use-ranking";
import { writeFormValues } from "@/components/loads/editor/write-form-values";
import { toast } from "@/components/ui/toast";
import type { RankingResult } from "@/lib/border-crossings/schema/rank-operation";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type CrossingCardProps = { editor: Pick<Editor, "form" | "blocked">; loaded: GetLoadResponse };

const rows = "load.borderCrossings";

/** Which bridge the load should take, or what speaks against the one it takes. The stops are those that are saved. */
export function CrossingCard({ editor: { form, blocked }, loaded }: CrossingCardProps) {
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
      {result?.type === "DATA" && <Ranking result={result} {...shown} />}
    </section>
  );
}

/** A load that does not cross, or whose stops do not tell yet, needs no words about bridges. */
const isNothing = (result: RankingResult | undefined) =>
  result?.type === "ERROR" && ["NOT_US_MX_CROSSING", "INVALID_STOPS", "INVALID_ITEM"].includes(result.error.code);

type RankingProps = {
  result: Extract<RankingResult, { type: "DATA" }>;
  chosen: string | undefined;
  apply: (crossing: UsMxBorderCrossing) => void;
  blocked: string | undefined;
};

function Ranking({ result, chosen, apply, blocked }: RankingProps) {
  const t = useTranslations("loadPlaces.crossing");
  const { crossings, restrictions, doubts, origin, destination, trailerRequirements } = result;
  const listed = crossings.filter(({ isListed }) => isListed);
  const offered = (listed.length > 0 ? listed : crossings.slice(0, 1)).filter(({ id }) => id !== chosen);
  const taken = crossings.find(({ id }) => id === chosen);
  const [trailer = "DRY_VAN"] = trailerRequirements?.allowedTypes ?? [];
  const lane = { from: nameOfPlace(origin), to: nameOfPlace(destination), trailer };
  const view = writeCrossingsView({ lanes: [lane], isHazmat: restrictions.length > 0, open: 0, part: "lane" });
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
