"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { placeName } from "@/components/loads/list/load-facts";
import { createFormat } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import type { Load } from "@/lib/loads/schema/load";

/** What is written to a carrier with its link, in its own language whatever the broker's is. */
export function useOfferMessage({ stops }: Pick<Load, "stops">) {
  const t = useTranslations("postings.message");
  const { organizationName: organization } = useSession();
  const origin = stops.find(({ type }) => type === "PICKUP") ?? stops[0];
  const destination = stops.findLast(({ type }) => type === "DELIVERY") ?? stops.at(-1);
  const ends = [origin, destination].map((stop) => placeName(stop?.location?.place));
  const lane = ends.filter(Boolean).join(" → ") || "—";
  const start = origin?.appointment?.start;
  return (url: string, language: Locale) => {
    const pickup = start ? createFormat(language).dateTime(start, origin.location?.timezone) : "none";
    return {
      subject: t(`subject.${language}`, { lane }),
      text: `${t(`text.${language}`, { organization, lane, pickup })}\n\n${url}`,
    };
  };
}
