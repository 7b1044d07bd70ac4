"use client";

import { useTranslations } from "next-intl";
import { useCarriersSurroundings } from "@/components/carriers/carriers-context";
import { expiryOf } from "@/components/carriers/expiry";
import { Badge } from "@/components/ui/badge";
import { useFormat } from "@/lib/i18n/format";

const tones = { expired: "bad", soon: "warn" } as const;

/** The last day something counts; what is over or will soon be says so. */
export function ExpiryDay({ expiresOn }: { expiresOn: string | undefined }) {
  const t = useTranslations("carriers.expiry");
  const format = useFormat();
  const { today } = useCarriersSurroundings();
  if (!expiresOn) return <span className="text-ink-3">{t("none")}</span>;
  const state = expiryOf(expiresOn, today);
  // A day is the same everywhere, so it is read and written in one zone.
  const day = format.date(`${expiresOn}T00:00:00Z`, "UTC");
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="tabular-nums">{day}</span>
      {state !== "valid" && <Badge tone={tones[state]}>{t(state)}</Badge>}
    </span>
  );
}
