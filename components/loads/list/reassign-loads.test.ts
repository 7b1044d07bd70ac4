import { expect, test } from "vitest";
import { countPresentOwners } from "@/components/loads/list/reassign-preview";

const changing = (id: string, user: string | null, team: string | null = null) => ({
  id,
  outcome: "CHANGED" as const,
  before: { externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team },
});

test("the loads that would change are counted by whose they are now, the most first", () => {
  const results = [
    changing("1", null),
    changing("2", "U-1"),
    changing("3", "U-1"),
    { ...changing("4", "U-2"), outcome: "UNCHANGED" as const },
  ];
  expect(countPresentOwners(results, { externalOwnerCoverageUserId: "U-2" })).toEqual([
    { kind: "user", id: "U-1", count: 2 },
    { kind: "user", id: null, count: 1 },
  ]);
});

test("where only the team changes, teams are counted", () => {
  const results = [changing("1", "U-1", "T-1"), changing("2", "U-2", "T-1")];
  expect(countPresentOwners(results, { externalOwnerCoverageTeamId: null })).toEqual([
    { kind: "team", id: "T-1", count: 2 },
  ]);
});
