import { expect, test } from "vitest";
import { type BulkOutcome, secondTry, undoGroups } from "@/components/carriers/bulk-decision";
import type { RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

const relationship = (id: string, status: RelationshipStatus, version: number, note?: string): RelationshipState => ({
  id,
  organizationId: "organization",
  carrierOrganizationId: "carrier",
  status,
  onboardingStatus: "ONBOARDED",
  source: "PORTAL",
  carrierExternalId: null,
  version,
  updatedAt: "2026-11-01T08:00:00.000Z",
  ...(note && { note }),
});
const changed = (id: string, before: RelationshipStatus, note?: string): BulkOutcome => ({
  carrierId: `carrier ${id}`,
  outcome: "CHANGED",
  before: relationship(id, before, 1, note),
  after: relationship(id, "ACTIVE", 2),
});

test("carriers go back to the status and note each had, those alike together", () => {
  const outcomes = [
    changed("a", "NEEDS_REVIEW"),
    changed("b", "DO_NOT_DISPATCH", "Double brokering"),
    changed("c", "NEEDS_REVIEW"),
    changed("d", "DO_NOT_DISPATCH"),
  ];
  const item = (id: string) => ({ id, ifVersion: 2 });
  expect(undoGroups(outcomes, "Put back")).toEqual([
    { status: "NEEDS_REVIEW", note: "", items: [item("a"), item("c")] },
    { status: "DO_NOT_DISPATCH", note: "Double brokering", items: [item("b")] },
    { status: "DO_NOT_DISPATCH", note: "Put back", items: [item("d")] },
  ]);
});

test("a new relationship and what did not change are not undone", () => {
  const after = relationship("a", "ACTIVE", 1);
  expect(
    undoGroups(
      [
        { carrierId: "a", outcome: "CREATED", after },
        { carrierId: "b", outcome: "UNCHANGED", before: after },
      ],
      "Put back",
    ),
  ).toEqual([]);
});

test("a second try is for what changed meanwhile, as it is now, and for what could not be created", () => {
  const before = relationship("a", "ACTIVE", 5);
  expect(
    secondTry([
      { carrierId: "1", outcome: "CONFLICT", before },
      { carrierId: "2", outcome: "FAILED" },
      { carrierId: "3", outcome: "CONFLICT" },
      { carrierId: "4", outcome: "NOT_FOUND" },
    ]),
  ).toEqual([
    { carrierId: "1", relationship: before },
    { carrierId: "2", relationship: undefined },
  ]);
});
