import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import type { ReviewResult } from "@/lib/carriers/schema/relationship-requests";

/** A carrier that a decision on many is to change; one without a relationship gets one. */
export type Target = { carrierId: string; relationship?: Pick<RelationshipState, "id" | "version"> | undefined };

/** What becomes, or became, of one carrier. FAILED: its relationship could not be created. */
export type BulkOutcome = {
  carrierId: string;
  outcome: ReviewResult["outcome"] | "CREATED" | "FAILED";
  before?: RelationshipState | undefined;
  after?: RelationshipState | undefined;
};

/** Those without the status already; who has it keeps their own reason for it. */
export const targetsOf = (carriers: readonly CarrierRecord[], status: RelationshipStatus): Target[] =>
  carriers.flatMap(({ id, relationship }) =>
    relationship?.status === status ? [] : [{ carrierId: id, relationship }],
  );

/** What the API answers for relationships, by carrier. */
export const outcomesOf = (targets: readonly Target[], results: readonly ReviewResult[]): BulkOutcome[] =>
  results.flatMap(({ id, ...result }) => {
    const target = targets.find(({ relationship }) => relationship?.id === id);
    return target ? [{ ...result, carrierId: target.carrierId }] : [];
  });

/** What a second try is for: decided upon as the first answer showed it. */
export const secondTry = (outcomes: readonly BulkOutcome[]): Target[] =>
  outcomes.flatMap(({ outcome, carrierId, before }) =>
    outcome === "FAILED" || (outcome === "CONFLICT" && before) ? [{ carrierId, relationship: before }] : [],
  );

/** A decision that takes back what became of several carriers that were alike before. */
export type UndoGroup = {
  status: RelationshipStatus;
  note: string;
  items: { id: string; ifVersion: number }[];
};

/**
 * How the changed ones come back to what they were, those alike together. A new relationship stays.
 * @param reason stands where "do not dispatch" had none, for it is asked for with each.
 */
export function undoGroups(outcomes: readonly BulkOutcome[], reason: string): UndoGroup[] {
  const groups = new Map<string, UndoGroup>();
  for (const { outcome, before, after } of outcomes) {
    if (outcome !== "CHANGED" || !before || !after) continue;
    const { status } = before;
    const note = before.note ?? (status === "DO_NOT_DISPATCH" ? reason : "");
    const key = JSON.stringify([status, note]);
    const group = groups.get(key) ?? { status, note, items: [] };
    groups.set(key, { ...group, items: [...group.items, { id: before.id, ifVersion: after.version }] });
  }
  return [...groups.values()];
}
