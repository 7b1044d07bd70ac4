"use client";

import { useTranslations } from "next-intl";
import { StopFacts } from "@/components/loads/overview/stop-facts";
import { classNames } from "@/components/ui/class-names";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { LoadStop } from "@/lib/loads/schema/stop";
import { placeName } from "@/lib/places/rules/place-name";

/** "Mon 23 Nov, 08:00–10:00 CST", or both days where the window spans two. */
function useWindowText() {
  const t = useTranslations("loads");
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary.AppointmentType");
  return ({ appointment, location }: LoadStop) => {
    const { type, start, end } = appointment ?? {};
    if (!start) return type && type !== "UNSPECIFIED" ? vocabulary(type) : t("noAppointment");
    return format.timeWindow(start, end, zoneOfPlace(location?.timezone));
  };
}

const Dot = ({ isCrossing }: { isCrossing?: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      "absolute top-1.5 -left-[18px] size-2.25 border-2",
      isCrossing ? "rotate-45 border-warn bg-surface" : "rounded-full border-accent bg-surface",
    )}
  />
);

function Stop({ stop }: { stop: LoadStop }) {
  const vocabulary = useTranslations("vocabulary.StopType");
  const windowText = useWindowText();
  const { place, facilityName } = stop.location ?? {};
  return (
    <li className="relative">
      <Dot />
      <p className="wrap-anywhere">
        <span className="font-medium">{placeName(place) ?? "—"}</span>
        {facilityName && ` · ${facilityName}`} <span className="text-ink-3 text-xs">{vocabulary(stop.type)}</span>
      </p>
      <p className="text-sm">{windowText(stop)}</p>
      <StopFacts stop={stop} />
    </li>
  );
}

function Crossing({ requestOnly }: Pick<GetLoadResponse, "requestOnly">) {
  const t = useTranslations("loads");
  const vocabulary = useTranslations("vocabulary");
  const [crossing] = requestOnly.borderCrossings ?? [];
  const { usMxBorderCrossing: name, borderCrossingStrategy: strategy } = crossing ?? {};
  const fallback = strategy ? vocabulary(`BorderCrossingStrategy.${strategy}`) : t("chooseCrossing");
  return (
    <li className="relative">
      <Dot isCrossing />
      <p>
        <span className={name || strategy ? "font-medium" : "text-warn"}>
          {name ? vocabulary(`UsMxBorderCrossing.${name}`) : fallback}
        </span>{" "}
        <span className="text-ink-3 text-xs">{t("columns.crossing")}</span>
      </p>
    </li>
  );
}

const countryOf = (stop: LoadStop | undefined) => stop?.location?.place?.countryCode;

/** Where Mexico is entered or left; the first stop of the other side. */
const crossingIndexOf = (stops: readonly LoadStop[]) =>
  stops.findIndex((stop, index) => {
    const [from, to] = [countryOf(stops[index - 1]), countryOf(stop)];
    return from && to && from !== to && (from === "MX" || to === "MX");
  });

/** The stops in their order, with the border between them. */
export function PeekStops({ loaded: { load, requestOnly } }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads");
  if (load.stops.length === 0) return null;
  const crossingIndex = crossingIndexOf(load.stops);
  return (
    <section aria-labelledby="peek-stops" className="mt-3 rounded-lg border border-line bg-bg px-3.5 py-3">
      <h3 id="peek-stops" className="mb-2 font-medium text-ink-3 text-xs">
        {t("stops", { count: load.stops.length })}
      </h3>
      <ol className="ml-1 grid gap-3 border-line-strong border-l pl-3.25">
        {load.stops.flatMap((stop, index) => [
          ...(index === crossingIndex ? [<Crossing key="crossing" requestOnly={requestOnly} />] : []),
          <Stop key={stop.externalId ?? index} stop={stop} />,
        ])}
      </ol>
    </section>
  );
}
