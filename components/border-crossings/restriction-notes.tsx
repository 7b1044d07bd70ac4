import { useTranslations } from "next-intl";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import type { Restriction } from "@/lib/border-crossings/schema/crossing";

/** What a crossing is reported not to take, with date and source. */
export function RestrictionText({ restriction }: { restriction: Restriction }) {
  const t = useTranslations("borderCrossings.restrictions");
  const words = useCrossingLabels();
  const { crossing, kind, servedBy, reportedOn, source } = restriction;
  return (
    <>
      <p>
        <strong className="font-semibold">{words.crossing(crossing)}</strong>{" "}
        {t(kind, { date: words.date(reportedOn) })} {servedBy && t("servedBy", { crossing: words.crossing(servedBy) })}
      </p>
      <p className="text-ink-2 text-xs">
        {t("source")}: <span lang="en">{source}</span>
      </p>
    </>
  );
}

/** The crossings that are left out of a ranking. */
export function LeftOut({ restrictions }: { restrictions: readonly Restriction[] }) {
  const t = useTranslations("borderCrossings.restrictions");
  if (restrictions.length === 0) return null;
  return (
    <section className="mb-3 rounded-lg border border-line bg-warn-soft p-3">
      <h2 className="font-semibold">{t("title")}</h2>
      {restrictions.map((restriction) => (
        <RestrictionText key={restriction.crossing + restriction.kind} restriction={restriction} />
      ))}
    </section>
  );
}
