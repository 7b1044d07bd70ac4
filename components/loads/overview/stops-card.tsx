"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { StopFacts } from "@/components/loads/overview/stop-facts";
import { useStopTime } from "@/components/loads/page/stop-time";
import { classNames } from "@/components/ui/class-names";
import { crossesMexico, crossingIndexOf } from "@/lib/loads/rules/check-readiness";
import type { GetLoadResponse, StopPlace } from "@/lib/loads/schema/operations";
import type { LoadStop } from "@/lib/loads/schema/stop";
import { placeName } from "@/lib/places/rules/place-name";

const joined = (words: readonly (string | undefined | false)[]) => words.filter(Boolean).join(" · ");

const Dot = ({ isCrossing }: { isCrossing?: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      "mt-1.5 size-2.25 border-2 bg-surface",
      isCrossing ? "rotate-45 border-warn" : "rounded-full border-accent",
    )}
  />
);

type StopProps = { stop: LoadStop; place: StopPlace | undefined; path: string };

function Stop({ stop, place: understood, path }: StopProps) {
  const t = useTranslations("loadPage.stops");
  const vocabulary = useTranslations("vocabulary");
  const { text, zone, yours, isKnown } = useStopTime()(stop);
  const { location } = stop;
  const place = location?.place;
  return (
    <li
      data-edit={`${path}.location.place.city`}
      className="grid break-inside-avoid grid-cols-[14px_minmax(0,1fr)_auto] gap-x-2.5 py-1.5"
    >
      <Dot />
      <p className="wrap-anywhere">
        <span className="font-medium">{placeName(place) ?? t("noPlace")}</span>
        {location?.facilityName && ` · ${location.facilityName}`}
        <span className="sr-only"> ({vocabulary(`StopType.${stop.type}`)})</span>
      </p>
      {/* On a phone they have the whole width, below the time. */}
      <div className="col-start-2 row-start-2 min-w-0 max-sm:col-end-4">
        {understood?.contradicts && <p className="text-warn text-xs">{t(`contradicts.${understood.contradicts}`)}</p>}
        <StopFacts stop={stop} />
      </div>
      <div
        className="col-start-3 row-start-1 text-right max-sm:max-w-40 sm:row-span-2"
        data-edit={`${path}.appointment.start`}
      >
        <p className={isKnown ? undefined : "text-warn"} title={yours}>
          {text} {zone && <span className="text-ink-3 text-xs">{zone}</span>}
        </p>
        <p className="text-ink-3 text-xs">
          {joined([vocabulary(`StopType.${stop.type}`), vocabulary(`LoadingMethod.${stop.loadingMethod}`)])}
        </p>
      </div>
    </li>
  );
}

/** Where the border is crossed; `facts` is what is known of the crossing. */
function Crossing({ loaded: { load, requestOnly }, facts }: { loaded: GetLoadResponse; facts: ReactNode }) {
  const t = useTranslations("loads");
  const vocabulary = useTranslations("vocabulary");
  const [row] = requestOnly.borderCrossings ?? [];
  const name = row?.usMxBorderCrossing;
  const isOver = load.status === "COMPLETED" || load.status === "CANCELLED";
  return (
    <li
      data-edit="load.borderCrossings"
      className="grid break-inside-avoid grid-cols-[14px_minmax(0,1fr)] gap-x-2.5 py-1.5"
    >
      <Dot isCrossing />
      <div className="min-w-0">
        <p className={name ? "font-medium" : isOver ? "text-ink-2" : "text-warn"}>
          {name ? vocabulary(`UsMxBorderCrossing.${name}`) : t("chooseCrossing")}
        </p>
        <div className="text-ink-2 text-xs">
          {facts}
          <p>
            {joined([
              ...(row?.requiredInspections ?? []).map((it) => vocabulary(`RequiredInspection.${it}`)),
              ...(row?.referenceNumbers ?? []).map(({ label, value }) => `${label} ${value}`),
            ])}
          </p>
        </div>
      </div>
    </li>
  );
}

type StopsCardProps = { loaded: GetLoadResponse; crossing: ReactNode; className?: string };

/** The stops in their order, with the border between them. */
export function StopsCard({ loaded, crossing, className }: StopsCardProps) {
  const t = useTranslations("loadPage.stops");
  const { stops } = loaded.load;
  const border = crossingIndexOf(stops);
  return (
    <OverviewCard
      title={t("title")}
      aside={stops.length > 0 && <span className="pointer-coarse:hidden print:hidden">{t("times")}</span>}
      path="load.stops"
      className={className}
    >
      {stops.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ol className="grid">
        {stops.flatMap((stop, index) => [
          ...(index === border && crossesMexico(loaded)
            ? [<Crossing key="crossing" loaded={loaded} facts={crossing} />]
            : []),
          <Stop
            key={stop.externalId ?? index}
            stop={stop}
            place={loaded.stopPlaces[index]}
            path={`load.stops[${index}]`}
          />,
        ])}
      </ol>
    </OverviewCard>
  );
}
