"use client";

import { useTranslations } from "next-intl";
import type { BulkOutcome } from "@/components/carriers/bulk-decision";
import { Badge } from "@/components/ui/badge";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";

type BulkResultsProps = { carriers: readonly CarrierRecord[]; outcomes: readonly BulkOutcome[]; isDone: boolean };

const tones = {
  CHANGED: "good",
  CREATED: "good",
  UNCHANGED: "mute",
  CONFLICT: "warn",
  NOT_FOUND: "bad",
  FAILED: "bad",
} as const;
const expected = { CHANGED: "WOULD_CHANGE", CREATED: "WOULD_CREATE" } as const;

function Outcome({ outcome, isDone }: { outcome: BulkOutcome["outcome"]; isDone: boolean }) {
  const t = useTranslations("carriers.bulk.outcome");
  if (!isDone && (outcome === "CHANGED" || outcome === "CREATED"))
    return <Badge tone="info">{t(expected[outcome])}</Badge>;
  return <Badge tone={tones[outcome]}>{t(outcome)}</Badge>;
}

/** Every carrier with what becomes of it, from → to. */
export function BulkResults({ carriers, outcomes, isDone }: BulkResultsProps) {
  const t = useTranslations("carriers.bulk");
  const status = useTranslations("vocabulary.RelationshipStatus");
  return (
    <ul aria-label={t("results")} className="rounded-lg border border-line">
      {carriers.map((carrier) => {
        const {
          outcome = "UNCHANGED",
          before,
          after,
        } = outcomes.find(({ carrierId }) => carrierId === carrier.id) ?? {};
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
              <Outcome outcome={outcome} isDone={isDone} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
