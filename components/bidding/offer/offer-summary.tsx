"use client";

import { ArrowDown, ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { OfferState } from "@/components/bidding/offer/offer-state";
import { useWindowText } from "@/components/bidding/offer/offer-stops";
import { Badge } from "@/components/ui/badge";
import type { GetOfferResponse, OfferedLoad } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";
import { placeName } from "@/lib/places/rules/place-name";

type Stop = OfferedLoad["stops"][number];

/** The first pickup and the last delivery. */
const endsOf = ({ stops }: OfferedLoad) => ({
  origin: stops.find(({ type }) => type === "PICKUP") ?? stops[0],
  destination: stops.findLast(({ type }) => type === "DELIVERY") ?? stops.at(-1),
});

function End({ stop, name }: { stop: Stop | undefined; name: string }) {
  const t = useTranslations("offers.summary");
  const windowText = useWindowText();
  const place = stop?.place;
  return (
    <span className="min-w-0">
      <span className="block font-normal text-ink-3 text-xs">{name}</span>
      <span className="wrap-anywhere block">
        {placeName(place) ?? t("somewhere")}
        {place?.countryCode && <span className="font-normal text-ink-2"> {place.countryCode}</span>}
      </span>
      {stop && <span className="block font-normal text-ink-2 text-sm">{windowText(stop)}</span>}
    </span>
  );
}

type OfferSummaryProps = {
  offer: GetOfferResponse;
  /** Once the carrier has it, it matters no more until when it was offered. */
  state: OfferState["is"];
};

/** Who offers what, from where to where. */
export function OfferSummary({ offer: { organizationName, load, posting }, state }: OfferSummaryProps) {
  const t = useTranslations("offers");
  const vocabulary = useTranslations("vocabulary");
  const format = useFormat();
  const isTaken = state === "accepted";
  const heading = isTaken ? "heading.taken" : state === "over" ? "heading.over" : "heading.open";
  const { origin, destination } = endsOf(load);
  const facts = [
    load.miles !== undefined && t("summary.miles", { miles: format.number(load.miles) }),
    ...(load.trailerRequirements?.allowedTypes ?? []).map((type) => vocabulary(`TrailerType.${type}`)),
  ];
  return (
    <div className="grid gap-2.5">
      <p className="text-ink-2">{t(heading, { organization: organizationName })}</p>
      <h1 className="flex flex-col gap-1.5 font-semibold text-xl lg:flex-row lg:items-start lg:gap-5">
        <End stop={origin} name={t("summary.from")} />
        <ArrowRight aria-hidden className="mt-5.5 text-ink-3 max-lg:hidden" />
        <ArrowDown aria-hidden className="text-ink-3 lg:hidden" />
        <End stop={destination} name={t("summary.to")} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{t("summary.load", { id: load.externalDisplayId })}</span>
        <span className="text-ink-2">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      {!isTaken && <Standing posting={posting} />}
    </div>
  );
}

function Standing({ posting: { status, expiresAt } }: Pick<GetOfferResponse, "posting">) {
  const t = useTranslations("offers.summary");
  const format = useFormat();
  const open = expiresAt ? t("openUntil", { moment: format.dateTime(expiresAt) }) : t("open");
  return (
    <p>
      <Badge tone={status === "OPEN" ? "good" : "mute"} title={status}>
        {status === "OPEN" ? open : t("ended")}
      </Badge>
    </p>
  );
}
