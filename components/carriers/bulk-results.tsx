"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";
import type { ReviewResult } from "@/lib/carriers/schema/review";

type BulkResultsProps = { carriers: readonly CarrierRecord[]; results: readonly ReviewResult[]; isDone: boolean };

const tones = { CHANGED: "good", UNCHANGED: "mute", CONFLICT: "warn", NOT_FOUND: "bad" } as const;

/** Every carrier with what becomes of it, from → to. */
export function BulkResults({ carriers, results, isDone }: BulkResultsProps) {
  const t = useTranslations("carriers.bulk");
  const status = useTranslations("vocabulary.RelationshipStatus");
  const resultOf = ({ relationship }: CarrierRecord) => results.find(({ id }) => id === relationship?.id);
  return (
    <ul aria-label={t("results")} className="rounded-lg border border-line">
      {carriers.map((carrier) => {
        const result = resultOf(carrier);
        const { before, after } = result ?? {};
        return (
          <li
            key={carrier.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t px-3 py-1.5 first:border-t-0"
          >
            <span className="min-w-0 truncate">{carrier.displayName}</span>
            <span className="flex items-center gap-2 text-ink-2 text-xs">
              {before && after && (
                <span>
                  {status(before.status)} <span aria-hidden>→</span>
                  <span className="sr-only">{t("to")}</span> {status(after.status)}
                </span>
              )}
              {result ? (
                <Badge tone={isDone || result.outcome !== "CHANGED" ? tones[result.outcome] : "info"}>
                  {t(`outcome.${isDone || result.outcome !== "CHANGED" ? result.outcome : "WOULD_CHANGE"}`)}
                </Badge>
              ) : (
                <Badge tone="mute">{t(carrier.relationship ? "outcome.UNCHANGED" : "noRelationship")}</Badge>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
