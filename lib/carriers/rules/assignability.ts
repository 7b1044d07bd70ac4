import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import type { Assignability, NotAssignable, RequirementMiss } from "@/lib/carriers/schema/verdict";

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
 * What an organization's relationship with a carrier means for its freight, and for the one load that is given. Asked
 * wherever a carrier is assigned or shown freight, so that all answer alike.
 */
export function assignability(relationship: Relationship | undefined, freight: Freight = {}): Assignability {
  const { isBlocked = false, misses = [], requirementsBlock = false } = freight;
  const isBarred = relationship?.status === "DO_NOT_DISPATCH";
  const missesBlock = requirementsBlock && misses.length > 0;
  const reason = refusal(relationship, isBlocked) ?? (missesBlock ? "requirements_missed" : undefined);
  return {
    assignable: reason === undefined,
    offersOnboardingLink: !isBarred && relationship?.onboardingStatus !== "ONBOARDED",
    seesFreight: !isBarred && !isBlocked,
    ...(reason && { reason }),
    misses,
  };
}

// The organization's word comes before the load's: it holds for every load.
function refusal(relationship: Relationship | undefined, isBlocked: boolean): NotAssignable | undefined {
  if (relationship?.status === "DO_NOT_DISPATCH") return "do_not_dispatch";
  if (isBlocked) return "blocked_for_load";
  if (!relationship) return "no_relationship";
  return relationship.status === "NEEDS_REVIEW" ? "needs_review" : undefined;
}
