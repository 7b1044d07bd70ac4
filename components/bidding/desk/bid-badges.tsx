import { useTranslations } from "next-intl";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { Badge, type Tone } from "@/components/ui/badge";
import type { BidStatus } from "@/lib/bidding/schema/bid";
import type { Eligibility, NotAssignable } from "@/lib/carriers/schema/eligibility";

const statusTones: Record<BidStatus, Tone> = {
  ACTIVE: "info",
  COUNTERED: "warn",
  ACCEPTED: "good",
  REJECTED: "bad",
  REVOKED: "mute",
  CLOSED: "mute",
};

export function BidStatusBadge({ status }: { status: BidStatus }) {
  const t = useTranslations("bids.status");
  return (
    <Badge tone={statusTones[status]} title={status}>
      {t(status)}
    </Badge>
  );
}

const verdictTones: Record<NotAssignable, Tone> = {
  no_relationship: "mute",
  needs_review: "warn",
  do_not_dispatch: "bad",
  blocked_for_load: "bad",
  requirements_missed: "warn",
};

/** Whether the carrier may be assigned to the load, and whether it has what the load requires, in a word. */
export function EligibilityBadge({ meaning }: { meaning: Eligibility | undefined }) {
  const t = useTranslations("bids.eligibility");
  const missTexts = useMissTexts();
  if (!meaning) return <Badge tone="mute">{t("unknown")}</Badge>;
  const { reason, misses } = meaning;
  if (reason) return <Badge tone={verdictTones[reason]}>{t(reason)}</Badge>;
  const { lacks, unknown } = missTexts(misses);
  const missed = lacks ?? unknown;
  if (!missed) return <Badge tone="good">{t("assignable")}</Badge>;
  return (
    <Badge tone={lacks ? "warn" : "info"} title={missed.all}>
      <span className="inline-block min-w-0 truncate first-letter:uppercase">{missed.short}</span>
    </Badge>
  );
}
