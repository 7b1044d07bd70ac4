"use client";

import { CircleCheck, CircleSlash, Eye, EyeOff, Link2, Link2Off, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCarriersContext } from "@/components/carriers/carriers-context";
import { certificatesExpiry, insuranceExpiry } from "@/components/carriers/expiry";
import { useEligibilitySentence } from "@/components/carriers/use-eligibility-sentence";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import type { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

const looks = {
  good: { icon: CircleCheck, ink: "text-good" },
  warn: { icon: TriangleAlert, ink: "text-warn" },
  bad: { icon: CircleSlash, ink: "text-bad" },
} as const;

const lookOf = ({ assignable, reason }: Eligibility) => {
  if (assignable) return looks.good;
  return reason === "do_not_dispatch" ? looks.bad : looks.warn;
};

const Right = ({ icon: Icon, isGiven, children }: { icon: LucideIcon; isGiven: boolean; children: string }) => (
  <li className={classNames("inline-flex items-center gap-1.5", isGiven ? "text-ink" : "text-ink-3")}>
    <Icon aria-hidden />
    {children}
  </li>
);

/** What speaks against the carrier beside its status: the names of the reasons, one below the other. */
function useConcerns({ profile, openConflicts }: CarrierRecord) {
  const t = useTranslations("carriers.concerns");
  const { today } = useCarriersContext();
  const insurance = insuranceExpiry(profile, today);
  const certificates = certificatesExpiry(profile, today);
  return [
    !insurance && t("noInsurance"),
    insurance === "expired" && t("insuranceExpired"),
    insurance === "soon" && t("insuranceSoon"),
    certificates === "expired" && t("certificateExpired"),
    certificates === "soon" && t("certificateSoon"),
    openConflicts > 0 && t("conflicts", { count: openConflicts }),
  ].filter((concern) => concern !== false);
}

/** Whether the carrier may haul, what follows for freight and onboarding, and why. */
export function EligibilityCard({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers.meaning");
  const sentence = useEligibilitySentence();
  const concerns = useConcerns(carrier);
  const { meaning, relationship } = carrier;
  const { icon: Icon, ink } = lookOf(meaning);
  return (
    <section aria-label={t("title")} className="grid gap-2">
      <p className="flex items-start gap-2 font-medium">
        <Icon aria-hidden className={classNames("mt-0.5", ink)} />
        <span>{sentence(meaning)}</span>
      </p>
      {relationship?.note && (
        <p className="wrap-anywhere ml-6 border-line-strong border-l-2 pl-2.5 text-ink-2">{relationship.note}</p>
      )}
      <ul className="ml-6 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        <Right icon={meaning.assignable ? CircleCheck : CircleSlash} isGiven={meaning.assignable}>
          {t(meaning.assignable ? "assignable" : "notAssignable")}
        </Right>
        <Right icon={meaning.seesFreight ? Eye : EyeOff} isGiven={meaning.seesFreight}>
          {t(meaning.seesFreight ? "seesFreight" : "seesNoFreight")}
        </Right>
        <Right icon={meaning.offersOnboardingLink ? Link2 : Link2Off} isGiven={meaning.offersOnboardingLink}>
          {t(meaning.offersOnboardingLink ? "offersLink" : "offersNoLink")}
        </Right>
      </ul>
      {concerns.length > 0 && (
        <ul className="ml-6 flex flex-wrap gap-x-4 gap-y-1 text-warn text-xs">
          {concerns.map((concern) => (
            <li key={concern} className="inline-flex items-center gap-1.5">
              <TriangleAlert aria-hidden />
              {concern}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

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
