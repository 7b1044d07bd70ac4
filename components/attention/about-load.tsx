"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { shortPlace } from "@/lib/places/rules/place-name";

type AboutLoadProps = {
  id: string;
  originPlace?: string | undefined;
  destinationPlace?: string | undefined;
  /** What follows the id in the second line. */
  children?: ReactNode;
};

/** Which load: its lane, and below it its id with what else is known. */
export function AboutLoad({ id, originPlace, destinationPlace, children }: AboutLoadProps) {
  const t = useTranslations("today");
  const [from, to] = [shortPlace(originPlace), shortPlace(destinationPlace)];
  return (
    <>
      <p className="wrap-anywhere">
        {from ?? "—"}
        <span aria-hidden className="px-1.5 text-ink-3">
          →
        </span>
        <span className="sr-only"> {t("to")} </span>
        {to ?? "—"}
      </p>
      <p className="flex flex-wrap gap-x-2.5 text-ink-3 text-xs">
        <span className="font-mono text-ink-2">{id}</span>
        {children}
      </p>
    </>
  );
}

/** When it is picked up, where the stop is. */
export function Pickup({ at, timezone }: { at?: string | undefined; timezone?: string | undefined }) {
  const t = useTranslations("today.why");
  const format = useFormat();
  if (!at) return null;
  return (
    <span className="whitespace-nowrap" title={format.dateTime(at)}>
      {t("pickup", { time: format.dateTime(at, zoneOfPlace(timezone)) })}
    </span>
  );
}
