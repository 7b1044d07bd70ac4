import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

const statusTones = {
  ACTIVE: "good",
  NEEDS_REVIEW: "warn",
  DO_NOT_DISPATCH: "bad",
} as const satisfies Record<RelationshipStatus, string>;

const onboardingTones = {
  ONBOARDED: "good",
  IN_PROGRESS: "info",
  NOT_ONBOARDED: "mute",
} as const satisfies Record<OnboardingStatus, string>;

/** What the carrier is to the organization, as a dot and a word. */
export function StatusBadge({ relationship }: { relationship: Pick<RelationshipState, "status"> | undefined }) {
  const t = useTranslations("vocabulary.RelationshipStatus");
  const carriers = useTranslations("carriers");
  if (!relationship) return <Badge tone="mute">{carriers("noRelationship")}</Badge>;
  return (
    <Badge tone={statusTones[relationship.status]} title={relationship.status}>
      {t(relationship.status)}
    </Badge>
  );
}

export function OnboardingBadge({ status }: { status: OnboardingStatus }) {
  const t = useTranslations("vocabulary.OnboardingStatus");
  return (
    <Badge tone={onboardingTones[status]} title={status}>
      {t(status)}
    </Badge>
  );
}
