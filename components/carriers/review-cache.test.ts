import { expect, test } from "vitest";
import { reviewedPages } from "@/components/carriers/review-cache";
import type { CarrierPages } from "@/lib/carriers/queries";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";

const waiting: RelationshipState = {
  id: "rel_1",
  organizationId: "org_1",
  carrierOrganizationId: "carrier_1",
  status: "NEEDS_REVIEW",
  onboardingStatus: "NOT_ONBOARDED",
  source: "API",
  carrierExternalId: null,
  version: 1,
  updatedAt: "2026-11-20T09:30:00.123Z",
};
const carrier: CarrierRecord = {
  id: "carrier_1",
  displayName: "Norteña Freight",
  relationship: waiting,
  profile: { contacts: [], certificates: [] },
  profileVersion: 0,
  meaning: eligibilityOf(waiting),
  openConflicts: 0,
};
const counts = { needsReview: 1, active: 4, doNotDispatch: 2, notOnboarded: 3, noRelationship: 0, conflicts: 0 };
const pages: CarrierPages = { pages: [{ items: [carrier], nextCursor: null, total: 1, counts }], pageParams: [""] };

test("a decision is on screen at once: status, meaning and the counts of the queues", () => {
  const active: RelationshipState = { ...waiting, status: "ACTIVE", onboardingStatus: "ONBOARDED" };
  const [page] = reviewedPages(pages, "carrier_1", active).pages;
  expect(page?.items[0]?.meaning.assignable).toBe(true);
  expect(page?.counts).toEqual({ ...counts, needsReview: 0, active: 5, notOnboarded: 2 });
});

test("a carrier that gets its first relationship leaves those without one", () => {
  const unknown = { ...carrier, relationship: undefined };
  const without = { pages: [{ items: [unknown], nextCursor: null, counts }], pageParams: [""] };
  expect(reviewedPages(without, "carrier_1", waiting).pages[0]?.counts).toEqual({
    ...counts,
    needsReview: 2,
    notOnboarded: 4,
    noRelationship: -1,
  });
});

test("a list without the carrier stays as it is", () => {
  expect(reviewedPages(pages, "carrier_2", waiting)).toBe(pages);
});
