"use client";

import { useNow, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RankedCarrier } from "@/lib/bidding/schema/ranked-carrier";
import { useFormat } from "@/lib/i18n/format";

type Reason = RankedCarrier["reasons"][number];

/** Why a carrier stands where it does, in words. */
export function useReasonWords() {
  const t = useTranslations("postings.carriers.reasons");
  const format = useFormat();
  const now = useNow();
  const durationOf = (minutes: number) => {
    const [value, unit] =
      minutes < 90 ? [minutes, "minute"] : minutes < 2880 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
    const options = { style: "unit", unit: String(unit), unitDisplay: "long", maximumFractionDigits: 0 } as const;
    return format.number(Math.max(1, Number(value)), options);
  };
  return ({ code, count = 0, of = 0, lastAt, minutes }: Reason): ReactNode =>
    t.rich(code, {
      count,
      of,
      minutes: minutes === undefined ? "none" : durationOf(minutes),
      time: () => lastAt && <time dateTime={lastAt}>{format.relativeDay(lastAt, now)}</time>,
    });
}
