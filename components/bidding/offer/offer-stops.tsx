"use client";

import { useTranslations } from "next-intl";
import {
  useFreightLabels,
  useMeasureLabels,
  useSpecialRequirementLabels,
} from "@/components/loads/list/use-load-labels";
import { classNames } from "@/components/ui/class-names";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { addressOf, placeName } from "@/lib/places/rules/place-name";

type Stop = OfferedLoad["stops"][number];

const Dot = ({ isCrossing }: { isCrossing?: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      "absolute top-1.5 -left-[18px] size-2.25 border-2 bg-surface",
      isCrossing ? "rotate-45 border-warn" : "rounded-full border-accent",
    )}
  />
);

const joined = (words: readonly (string | undefined)[]) => words.filter(Boolean).join(" · ");

/** Whom to ask for at a stop. A number is dialled by touching it. */
function Contact({ contact: { name, role, phone, email } }: { contact: NonNullable<Stop["contacts"]>[number] }) {
  const link = "inline-flex min-h-6 items-center underline underline-offset-2";
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="wrap-anywhere">{joined([name, role])}</span>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+*#,;]/g, "")}`} className={link}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={classNames("wrap-anywhere", link)}>
          {email}
        </a>
      )}
    </p>
  );
}

function StopLine({ stop }: { stop: Stop }) {
  const t = useTranslations("offers.stops");
  const vocabulary = useTranslations("vocabulary");
  const windowText = useWindowText();
  // The load comes after the page, so no server prints this time.
  const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const freightLabels = useFreightLabels();
  const specialLabels = useSpecialRequirementLabels();
  const { measure } = useMeasureLabels();
  const { place, contacts = [], referenceNumbers = [] } = stop;
  const asides = [
    joined([...freightLabels(stop), stop.volume && measure(stop.volume)]),
    joined(specialLabels(stop.requirements)),
    joined([stop.openingHours]),
    joined(referenceNumbers.map(({ label, value }) => `${label} ${value}`)),
  ].filter(Boolean);
  const local = windowText(stop);
  const here = windowText(stop, viewerZone);
  return (
    <li className="relative grid gap-0.5">
      <Dot />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{placeName(place) ?? "—"}</span>
        <span className="text-ink-3 text-xs">{vocabulary(`StopType.${stop.type}`)}</span>
      </p>
      {stop.facilityName && <p className="wrap-anywhere">{stop.facilityName}</p>}
      {place && <p className="wrap-anywhere text-ink-2">{addressOf(place)}</p>}
      <p>{local}</p>
      {here !== local && <p className="text-ink-3 text-xs">{t("viewer", { time: here })}</p>}
      {asides.map((text) => (
        <p key={text} className="wrap-anywhere text-xs">
          {text}
        </p>
      ))}
      {contacts.map((contact) => (
        <Contact key={JSON.stringify(contact)} contact={contact} />
      ))}
      {stop.instructions && <p className="wrap-anywhere whitespace-pre-line">{stop.instructions}</p>}
    </li>
  );
}

const countryOf = (stop: Stop | undefined) => stop?.place?.countryCode;

/** The first stop on the other side of the border of Mexico. */
const crossingIndexOf = (stops: readonly Stop[]) =>
  stops.findIndex((stop, index) => {
    const [from, to] = [countryOf(stops[index - 1]), countryOf(stop)];
    return from && to && from !== to && (from === "MX" || to === "MX");
  });

function Crossing({ name }: { name: OfferedLoad["usMxBorderCrossing"] }) {
  const t = useTranslations("offers.stops");
  const vocabulary = useTranslations("vocabulary.UsMxBorderCrossing");
  return (
    <li className="relative">
      <Dot isCrossing />
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={name ? "font-medium" : "text-ink-2"}>{name ? vocabulary(name) : t("crossingOpen")}</span>
        <span className="text-ink-3 text-xs">{t("crossing")}</span>
      </p>
    </li>
  );
}

/**
 * The stops in their order, with the border between them. Times are those of the place. While the load may still become
 * the carrier's it is told what it will then read.
 */
export function OfferStops({ load, isOffered }: { load: OfferedLoad; isOffered: boolean }) {
  const t = useTranslations("offers.stops");
  const crossingIndex = crossingIndexOf(load.stops);
  return (
    <section aria-labelledby="offer-stops" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="offer-stops" className="font-medium">
        {t("title")}
      </h2>
      <ol className="ml-1 grid gap-4 border-line-strong border-l pl-3.25">
        {load.stops.flatMap((stop, index) => [
          ...(index === crossingIndex ? [<Crossing key="crossing" name={load.usMxBorderCrossing} />] : []),
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its position alone.
          <StopLine key={index} stop={stop} />,
        ])}
      </ol>
      {isOffered && <p className="text-ink-3 text-xs">{t("addressLater")}</p>}
    </section>
  );
}

/** When a stop is to be made, in its own zone or in the given one: "Mon 23 Nov, 08:00–10:00 CST". */
export function useWindowText() {
  const t = useTranslations("offers.stops");
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary.AppointmentType");
  return ({ appointment, timezone }: Stop, timeZone = zoneOfPlace(timezone)) => {
    const { type, start, end } = appointment ?? {};
    if (!start) return type && type !== "UNSPECIFIED" ? vocabulary(type) : t("noAppointment");
    return format.timeWindow(start, end, timeZone);
  };
}
