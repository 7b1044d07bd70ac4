"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCrossingWords } from "@/components/border-crossings/crossing-words";
import type { CrossingDoubt } from "@/lib/border-crossings/schema/ranking";

/** What speaks against a crossing: reports with their date and source, detours in miles. */
export function CrossingDoubts({ doubts }: { doubts: readonly CrossingDoubt[] }) {
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
  const words = useCrossingWords();
  if (doubt.code === "FAR_DETOUR") return <p>{t("FAR_DETOUR", { miles: words.miles(doubt.detourMiles) })}</p>;
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
