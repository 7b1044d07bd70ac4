import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCrossingLabels } from "@/components/border-crossings/crossing-labels";
import { HowMade } from "@/components/rates/desk/how-made";
import { StoredNote } from "@/components/rates/desk/look-ups";
import { type RateLane, type RatesView, ratesHref } from "@/components/rates/desk/rates-view";
import { ButtonLink } from "@/components/ui/button-link";
import { nameOfPlace } from "@/lib/places/rules/place-name";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateFault } from "@/lib/rates/schema/history-operation";
import { weeksAsked } from "@/lib/vocabulary/rates.values";

const worded = ["INSUFFICIENT_DATA", "LOCATION_AMBIGUOUS", "LOCATION_NOT_FOUND", "INVALID_STOPS"] as const;

const withLane = (view: RatesView, change: Partial<RateLane>) => ({
  ...view,
  lanes: view.lanes.map((lane, at) => (at === view.open ? { ...lane, ...change } : lane)),
});

type NoRateProps = {
  fault: RateFault;
  view: RatesView;
  /** When that was answered; absent for what was answered just now and is not stored. */
  at?: string;
  evidence?: RateEvidence | undefined;
};

/** Why a lane has no rate, in neutral words, what was looked at, and the way on. */
export function NoRate({ fault, view, at, evidence }: NoRateProps) {
  const t = useTranslations("rates.whyNot");
  const lane = view.lanes[view.open];
  if (!lane) return null;
  const code = worded.find((known) => known === fault.code) ?? "other";
  // A stop of the crossing lies between the two ends.
  const end = (fault.details?.stopIndex ?? 0) > 0 ? "to" : "from";
  return (
    <section aria-label={t("title")} className="grid max-w-190 gap-4 px-5 py-6 max-sm:px-4">
      <div>
        <p className="text-ink-3 text-xs">{t("title")}</p>
        <h2 className="font-semibold text-lg">
          {t(`${code}.title`, { text: lane[end], from: lane.from, to: lane.to })}
        </h2>
        <p className="pt-1 text-ink-2">{t(`${code}.text`, { weeks: weeksAsked })}</p>
        {code === "INSUFFICIENT_DATA" && <p className="pt-1 text-ink-2">{t("try")}</p>}
      </div>
      <WayOn>
        <Places fault={fault} view={view} end={end} />
        {code !== "LOCATION_AMBIGUOUS" && lane.crossing && (
          <ButtonLink href={ratesHref(withLane(view, { crossing: "" }))} scroll={false}>
            {t("withoutCrossing")}
          </ButtonLink>
        )}
      </WayOn>
      {at && <StoredNote at={at} place={view.open} />}
      {evidence && <HowMade evidence={evidence} />}
    </section>
  );
}

const WayOn = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
);

type PlacesProps = Pick<NoRateProps, "fault" | "view"> & { end: "from" | "to" };

/** The places that may have been meant. */
function Places({ fault: { details }, view, end }: PlacesProps) {
  const t = useTranslations("rates.whyNot");
  const { percent } = useCrossingLabels();
  const { candidate, runnerUp } = details ?? {};
  // A second place of the same name in the same state cannot be asked for by name.
  const hasOther = runnerUp && candidate && nameOfPlace(runnerUp) !== nameOfPlace(candidate);
  return [candidate, hasOther ? runnerUp : undefined]
    .flatMap((place) => place ?? [])
    .map((place) => (
      <ButtonLink
        key={nameOfPlace(place)}
        scroll={false}
        href={ratesHref(withLane(view, { [end]: nameOfPlace(place) }))}
      >
        {t("use", { place: nameOfPlace(place) })}
        <span className="font-normal text-ink-3">{t("likely", { share: percent(place.confidence) })}</span>
      </ButtonLink>
    ));
}
