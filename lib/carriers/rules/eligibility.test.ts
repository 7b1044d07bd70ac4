import { describe, expect, test } from "vitest";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import type { NotAssignable, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";

type Row = [
  status: RelationshipStatus | "none",
  onboardingStatus: OnboardingStatus | "–",
  assignable: boolean,
  onboardingLink: boolean,
  seesFreight: boolean,
  reason?: NotAssignable,
];

/** The eligibility by relationship: the first five columns are the published table. */
const table: Row[] = [
  ["none", "–", false, true, true, "no_relationship"],
  ["ACTIVE", "ONBOARDED", true, false, true],
  ["ACTIVE", "NOT_ONBOARDED", true, true, true],
  ["ACTIVE", "IN_PROGRESS", true, true, true],
  ["NEEDS_REVIEW", "ONBOARDED", false, false, true, "needs_review"],
  ["NEEDS_REVIEW", "NOT_ONBOARDED", false, true, true, "needs_review"],
  ["NEEDS_REVIEW", "IN_PROGRESS", false, true, true, "needs_review"],
  ["DO_NOT_DISPATCH", "ONBOARDED", false, false, false, "do_not_dispatch"],
  ["DO_NOT_DISPATCH", "NOT_ONBOARDED", false, false, false, "do_not_dispatch"],
  ["DO_NOT_DISPATCH", "IN_PROGRESS", false, false, false, "do_not_dispatch"],
];

const relationshipOf = ([status, onboardingStatus]: Row) =>
  status === "none" || onboardingStatus === "–" ? undefined : { status, onboardingStatus };

describe("what a relationship means for freight", () => {
  test.each(table)("%s, %s", (...row) => {
    const [, , assignable, offersOnboardingLink, seesFreight, reason] = row;
    const { misses: _none, ...eligibility } = eligibilityOf(relationshipOf(row));
    expect(eligibility).toEqual({ assignable, offersOnboardingLink, seesFreight, ...(reason && { reason }) });
  });

  test.each(table)("%s, %s, blocked for this load: neither assigned nor shown, the link as above", (...row) => {
    const [status, , , offersOnboardingLink] = row;
    const { misses: _none, ...eligibility } = eligibilityOf(relationshipOf(row), { isBlocked: true });
    const reason = status === "DO_NOT_DISPATCH" ? "do_not_dispatch" : "blocked_for_load";
    expect(eligibility).toEqual({ assignable: false, offersOnboardingLink, seesFreight: false, reason });
  });
});

describe("a requirement of the load that is missed", () => {
  const active = { status: "ACTIVE", onboardingStatus: "ONBOARDED" } as const;
  const misses: RequirementMiss[] = [{ requirement: "ctpatCertified", miss: "not_held" }];

  test("is reported and does not block", () => {
    expect(eligibilityOf(active, { misses })).toEqual({
      assignable: true,
      offersOnboardingLink: false,
      seesFreight: true,
      misses,
    });
  });

  test("blocks where the organization says so, and the carrier still sees the freight", () => {
    expect(eligibilityOf(active, { misses, requirementsBlock: true })).toMatchObject({
      assignable: false,
      seesFreight: true,
      reason: "requirements_missed",
    });
  });

  test("is named after the rule that applies to every load", () => {
    const review = { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" } as const;
    expect(eligibilityOf(review, { misses, requirementsBlock: true }).reason).toBe("needs_review");
  });
});
