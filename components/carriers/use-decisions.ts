"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { holdFetches, showRelationship } from "@/components/carriers/review-cache";
import { useCarriersView } from "@/components/carriers/use-carriers-view";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/call";
import { carrierMutations, refreshCarriers } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";
import type { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

/** What somebody decides of a carrier. */
export type Decision = { status: RelationshipStatus; onboardingStatus?: OnboardingStatus; note?: string };

const undoMilliseconds = 15_000;

/** A relationship as it will be, until the answer says how it is. */
const expected = (before: RelationshipState, decision: Decision): RelationshipState => ({
  ...before,
  ...decision,
  source: "PORTAL",
  updatedAt: new Date().toISOString(),
});

/** Why a decision did not go through, in words. */
function useFailureWords() {
  const t = useTranslations("carriers.decision");
  return (error: Error, name: string) => {
    if (!(error instanceof CallError)) return t("failed", { name });
    if (error.code === "version_conflict") return t("changedMeanwhile", { name });
    if (error.status === 0) return t("unreachable", { name });
    return error.status >= 500 ? t("failed", { name }) : `${name}: ${error.message}`;
  };
}

/**
 * Takes decisions: on screen at once, taken back with the reason when the server refuses, and undone from the toast
 * or with `undo`. A carrier without a relationship gets one.
 */
export function useDecisions() {
  const t = useTranslations("carriers.decision");
  const failureWords = useFailureWords();
  const queryClient = useQueryClient();
  const { open, openAnywhere } = useCarriersView();
  const review = useMutation(carrierMutations.review());
  const create = useMutation(carrierMutations.createRelationship());
  const lastUndo = useRef<(() => void) | null>(null);

  const settle = (id: string, relationship: RelationshipState | undefined) => {
    showRelationship(queryClient, id, relationship);
    refreshCarriers(queryClient);
  };

  const onError = (carrier: CarrierRecord) => (error: Error) => {
    settle(carrier.id, carrier.relationship);
    toast.error(failureWords(error, carrier.displayName), {
      duration: undoMilliseconds,
      action: { label: t("show"), onClick: () => openAnywhere(carrier.id) },
    });
  };

  const undoOf = (carrier: CarrierRecord, before: RelationshipState, after: RelationshipState) => () => {
    lastUndo.current = null;
    const { status, onboardingStatus } = before;
    // A reason is asked for with every "do not dispatch", also with one that the TMS once set without.
    const note = before.note ?? (status === "DO_NOT_DISPATCH" ? t("undone") : "");
    holdFetches(queryClient);
    showRelationship(queryClient, carrier.id, before);
    open(carrier.id);
    review
      .mutateAsync({ id: before.id, status, onboardingStatus, note, ifVersion: after.version })
      .then(({ carrierRelationship }) => {
        settle(carrier.id, carrierRelationship);
        toast.success(t("undoneFor", { name: carrier.displayName }));
      })
      .catch(onError({ ...carrier, relationship: after }));
  };

  const sayDone = (carrier: CarrierRecord, { status, onboardingStatus }: Decision, undo?: () => void) => {
    lastUndo.current = undo ?? null;
    const words = onboardingStatus ? `onboardingDone.${onboardingStatus}` : `done.${status}`;
    toast.success(t(words, { name: carrier.displayName }), {
      duration: undoMilliseconds,
      ...(undo && { action: { label: t("undo"), onClick: undo } }),
    });
  };

  const decide = (carrier: CarrierRecord, decision: Decision) => {
    const before = carrier.relationship;
    if (!before) {
      create
        .mutateAsync({ carrierId: carrier.id, status: decision.status, note: decision.note })
        .then(({ carrierRelationship }) => {
          settle(carrier.id, carrierRelationship);
          sayDone(carrier, decision);
        })
        .catch(onError(carrier));
      return;
    }
    holdFetches(queryClient);
    showRelationship(queryClient, carrier.id, expected(before, decision));
    review
      .mutateAsync({ id: before.id, ...decision, ifVersion: before.version })
      .then(({ carrierRelationship: after }) => {
        settle(carrier.id, after);
        sayDone(carrier, decision, undoOf(carrier, before, after));
      })
      .catch(onError(carrier));
  };

  return { decide, undo: () => lastUndo.current?.() };
}
