"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Outcome } from "@/components/directory/match-outcomes";
import { Badge } from "@/components/ui/badge";
import type { DirectoryKind } from "@/lib/directory/schema/preview";

const tones = {
  MATCHED: "good",
  CHANGED: "info",
  UNCHANGED: "mute",
  NOT_FOUND: "bad",
  DUPLICATE: "warn",
  CONFLICT: "bad",
  INCOMPLETE: "warn",
  PENDING: "mute",
} as const satisfies Record<Outcome["status"], string>;

/** How many loads name each id, and which ids would be somebody's. */
export type OwnedLoads = { counts: ReadonlyMap<string, number>; given: ReadonlySet<string> };

type MatchOutcomeProps = { outcome: Outcome; externalId: string; kind: DirectoryKind; loads: OwnedLoads };

/** The loads that name the new id, and those that name the one given up, unless it goes to somebody else. */
function LoadsTouched({ outcome, externalId, loads }: Omit<MatchOutcomeProps, "kind">) {
  const t = useTranslations("directory.match.loads");
  if (outcome.status !== "MATCHED" && outcome.status !== "CHANGED") return null;
  const gained = loads.counts.get(externalId);
  if (gained === undefined) return null;
  const { from } = outcome;
  const lost = from && !loads.given.has(from) ? (loads.counts.get(from) ?? 0) : 0;
  return (
    <span className="block text-ink-3">
      {t("gained", { count: gained, id: externalId })}
      {lost > 0 && <span className="text-warn"> · {t("lost", { count: lost, id: from ?? "" })}</span>}
    </span>
  );
}

function useSentence({ outcome, externalId, kind }: Omit<MatchOutcomeProps, "loads">) {
  const t = useTranslations("directory.match.explain");
  const { status, name = "", from = "", heldBy, contradicts } = outcome;
  if (status === "PENDING") return "";
  if (status === "NOT_FOUND") return t(`notFound${kind}`);
  if (status === "CONFLICT") return heldBy ? t("CONFLICT", { holder: heldBy }) : t("conflictUnknown");
  if (status === "DUPLICATE") return t(contradicts === "externalId" ? "twoEmails" : "twoIds");
  return t(status, { name, from, to: externalId });
}

/** What would become of a row: a word, a sentence, the loads it touches, and behind them what can be done. */
export function MatchOutcome({ children, ...props }: MatchOutcomeProps & { children?: ReactNode }) {
  const t = useTranslations("directory.match.outcome");
  const { status } = props.outcome;
  const sentence = useSentence(props);
  return (
    <>
      <span className="flex w-25 shrink-0">
        <Badge tone={tones[status]} title={status}>
          {t(status)}
        </Badge>
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 pt-0.5 text-xs">
        <p className="min-w-0 break-words">
          {sentence}
          <LoadsTouched {...props} />
        </p>
        {children}
      </div>
    </>
  );
}
