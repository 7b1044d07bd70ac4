import { useTranslations } from "next-intl";
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

/** Whether the carrier may be assigned to the load, in a word. */
export function EligibilityBadge({ meaning }: { meaning: Eligibility | undefined }) {
  const t = useTranslations("bids.eligibility");
  if (!meaning) return <Badge tone="mute">{t("unknown")}</Badge>;
  const { reason, assignable } = meaning;
  return <Badge tone={assignable || !reason ? "good" : verdictTones[reason]}>{t(reason ?? "assignable")}</Badge>;
}
