import type { Eligibility, NotAssignable, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { isToWarnOf } from "@/lib/vocabulary/carrier-requirement.values";

export type Freight = {
  /** Whether a broker blocked the carrier for this load. */
  isBlocked?: boolean;
  /** What the load asks for and the carrier does not have. */
  misses?: RequirementMiss[];
  /** Whether the organization lets a missed requirement block. */
  requirementsBlock?: boolean;
};

type Relationship = { status: RelationshipStatus; onboardingStatus: OnboardingStatus };

/**
 * Whether a carrier may haul the organization's freight, or one load of it, and whether it sees it. The only place
 * where this is decided: the API, the portal and instant response all call it.
 */
export function eligibilityOf(relationship: Relationship | undefined, freight: Freight = {}): Eligibility {
  const { isBlocked = false, misses = [], requirementsBlock = false } = freight;
  const isBarred = relationship?.status === "DO_NOT_DISPATCH";
  const missesBlock = requirementsBlock && misses.some(isToWarnOf);
  const reason = refusal(relationship, isBlocked) ?? (missesBlock ? "requirements_missed" : undefined);
  return {
    assignable: reason === undefined,
    offersOnboardingLink: !isBarred && relationship?.onboardingStatus !== "ONBOARDED",
    seesFreight: !isBarred && !isBlocked,
    ...(reason && { reason }),
    misses,
  };
}

// The organization's decision comes first: it applies to every load.
function refusal(relationship: Relationship | undefined, isBlocked: boolean): NotAssignable | undefined {
  if (relationship?.status === "DO_NOT_DISPATCH") return "do_not_dispatch";
  if (isBlocked) return "blocked_for_load";
  if (!relationship) return "no_relationship";
  return relationship.status === "NEEDS_REVIEW" ? "needs_review" : undefined;
}
