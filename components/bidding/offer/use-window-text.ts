"use client";

import { useTranslations } from "next-intl";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { splitZone, useFormat } from "@/lib/i18n/format";

type Stop = OfferedLoad["stops"][number];

/** When a stop is to be made, in its own zone or in the given one: "Mon 23 Nov, 08:00–10:00 CST". */
export function useWindowText() {
  const t = useTranslations("offers.stops");
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary.AppointmentType");
  return ({ appointment, timezone }: Stop, timeZone = timezone) => {
    const { type, start, end } = appointment ?? {};
    if (!start) return type && type !== "UNSPECIFIED" ? vocabulary(type) : t("noAppointment");
    const from = format.dateTime(start, timeZone);
    if (!end) return from;
    const to = format.dateTime(end, timeZone);
    const isSameDay = from.slice(0, from.indexOf(",")) === to.slice(0, to.indexOf(","));
    const closing = isSameDay ? to.slice(to.indexOf(",") + 2) : to;
    return `${splitZone(from).time}${isSameDay ? "–" : " – "}${closing}`;
  };
}
