import { useTranslations } from "next-intl";
import { exampleLanes } from "@/components/border-crossings/lane-text";
import { emptyRateLane, ratesHref } from "@/components/rates/desk/rates-view";
import { ButtonLink } from "@/components/ui/button";

/** Before the first lane: three to begin with. */
export function RatesEmpty() {
  const t = useTranslations("rates");
  const trailers = useTranslations("borderCrossings.trailers");
  return (
    <section className="max-w-190 px-5 py-8 max-sm:px-4">
      <h2 className="font-semibold text-lg">{t("empty.title")}</h2>
      <p className="pt-1 text-ink-2">{t("empty.text")}</p>
      <div className="flex flex-wrap gap-2 pt-3">
        {exampleLanes.map((lane) => (
          <ButtonLink key={lane.from} href={ratesHref({ lanes: [{ ...emptyRateLane, ...lane }] })} scroll={false}>
            {t("lane.title", lane)}
            <span className="font-normal text-ink-3">{trailers(lane.trailer)}</span>
          </ButtonLink>
        ))}
      </div>
      <p className="pt-4 text-ink-3 text-xs">{t("empty.noObservations")}</p>
    </section>
  );
}
