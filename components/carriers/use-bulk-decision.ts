"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type BulkOutcome, outcomesOf, type Target, targetsOf } from "@/components/carriers/bulk-decision";
import type { Choice } from "@/components/carriers/decision-choices";
import { showRelationship } from "@/components/carriers/review-cache";
import { api, CallError } from "@/lib/browser/api";
import { carrierQueries, refreshCarriers } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";

// A preview stores nothing, so it needs a reason of form only.
const previewNote = "-";
const createdAtOnce = 4;

const itemsOf = (targets: readonly Target[]) =>
  targets.flatMap(({ relationship }) =>
    relationship ? [{ id: relationship.id, ifVersion: relationship.version }] : [],
  );

const isNew = ({ relationship }: Target) => !relationship;

/** What would become of each carrier, without anything being stored. */
function usePreview(targets: readonly Target[], status: RelationshipStatus) {
  const items = itemsOf(targets);
  const query = useQuery({
    queryKey: [...carrierQueries.all, "preview", status, items],
    queryFn: ({ signal }) =>
      api("/carrier-relationships/review-many", { items, status, note: previewNote, validateOnly: true }, { signal }),
    enabled: items.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const created = targets.filter(isNew).map(({ carrierId }): BulkOutcome => ({ carrierId, outcome: "CREATED" }));
  return { query, outcomes: [...outcomesOf(targets, query.data?.results ?? []), ...created] };
}

type Wanted = { status: RelationshipStatus; note?: string };

async function createOne(carrierId: string, wanted: Wanted): Promise<BulkOutcome> {
  try {
    const { carrierRelationship } = await api("/carrier-relationships/create", { carrierId, ...wanted });
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
  const { results } =
    items.length > 0 ? await api("/carrier-relationships/review-many", { items, ...wanted }) : { results: [] };
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
    onSuccess: (told) => {
      for (const { carrierId, after } of told) if (after) showRelationship(queryClient, carrierId, after);
      refreshCarriers(queryClient);
      // A second try answers for a few; the others stay as they were told.
      setDone((before) => [...before.filter((old) => told.every((one) => one.carrierId !== old.carrierId)), ...told]);
    },
  });
  return { targets, done, preview: preview.query, take, outcomes: done.length > 0 ? done : preview.outcomes };
}
