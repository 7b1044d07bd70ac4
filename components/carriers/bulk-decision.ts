"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Choice } from "@/components/carriers/decision-choices";
import { showRelationship } from "@/components/carriers/review-cache";
import { CallError } from "@/lib/browser/api";
import { carrierQueries, refreshCarriers, sendNewRelationship, sendReviews } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import type { ReviewResult } from "@/lib/carriers/schema/relationship-requests";

/** A carrier that a decision on many is to change; one without a relationship gets one. */
type Target = { carrierId: string; relationship?: Pick<RelationshipState, "id" | "version"> | undefined };

/** What becomes, or became, of one carrier. FAILED: its relationship could not be created. */
export type BulkOutcome = {
  carrierId: string;
  outcome: ReviewResult["outcome"] | "CREATED" | "FAILED";
  before?: RelationshipState | undefined;
  after?: RelationshipState | undefined;
};

/** Those that do not have the status yet; the others keep their own reason for it. */
const targetsOf = (carriers: readonly CarrierRecord[], status: RelationshipStatus): Target[] =>
  carriers.flatMap(({ id, relationship }) =>
    relationship?.status === status ? [] : [{ carrierId: id, relationship }],
  );

/** What the API answers for relationships, by carrier. */
const outcomesOf = (targets: readonly Target[], results: readonly ReviewResult[]): BulkOutcome[] =>
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
type UndoGroup = {
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

const createdAtOnce = 4;

const itemsOf = (targets: readonly Target[]) =>
  targets.flatMap(({ relationship }) =>
    relationship ? [{ id: relationship.id, ifVersion: relationship.version }] : [],
  );

const isNew = ({ relationship }: Target) => !relationship;

/** What would become of each carrier, without anything being stored. */
function usePreview(targets: readonly Target[], status: RelationshipStatus) {
  const items = itemsOf(targets);
  const query = useQuery(carrierQueries.reviewPreview({ items, status }));
  const created = targets.filter(isNew).map(({ carrierId }): BulkOutcome => ({ carrierId, outcome: "CREATED" }));
  return { query, outcomes: [...outcomesOf(targets, query.data?.results ?? []), ...created] };
}

type Wanted = { status: RelationshipStatus; note?: string };

async function createOne(carrierId: string, wanted: Wanted): Promise<BulkOutcome> {
  try {
    const { carrierRelationship } = await sendNewRelationship({ carrierId, ...wanted });
    return { carrierId, outcome: "CREATED", after: carrierRelationship };
  } catch (error) {
    // Somebody else gave it one meanwhile.
    const isTaken = error instanceof CallError && error.status === 409;
    return { carrierId, outcome: isTaken ? "CONFLICT" : "FAILED" };
  }
}

/** Relationships that exist are changed at once, new ones created a few at a time. @throws CallError */
async function takeAll(targets: readonly Target[], wanted: Wanted) {
  const items = itemsOf(targets);
  const { results } = items.length > 0 ? await sendReviews({ items, ...wanted }) : { results: [] };
  const outcomes = outcomesOf(targets, results);
  const created = targets.filter(isNew);
  for (let from = 0; from < created.length; from += createdAtOnce) {
    const part = created.slice(from, from + createdAtOnce);
    outcomes.push(...(await Promise.all(part.map(({ carrierId }) => createOne(carrierId, wanted)))));
  }
  return outcomes;
}

/** A decision on many carriers: what it would do, and what it did; `done` is empty until it is taken. */
export function useBulkDecision(carriers: readonly CarrierRecord[], { status }: Choice) {
  const queryClient = useQueryClient();
  const targets = targetsOf(carriers, status);
  const [done, setDone] = useState<readonly BulkOutcome[]>([]);
  const preview = usePreview(targets, status);
  const take = useMutation({
    mutationFn: ({ targets: meant, note }: { targets: readonly Target[]; note: string }) =>
      takeAll(meant, { status, ...(note && { note }) }),
    onSuccess: (outcomes) => {
      for (const { carrierId, after } of outcomes) if (after) showRelationship(queryClient, carrierId, after);
      refreshCarriers(queryClient);
      // A second try answers for a few; the others stay as they were.
      setDone((before) => [
        ...before.filter((old) => outcomes.every((one) => one.carrierId !== old.carrierId)),
        ...outcomes,
      ]);
    },
  });
  return { targets, done, preview: preview.query, take, outcomes: done.length > 0 ? done : preview.outcomes };
}
