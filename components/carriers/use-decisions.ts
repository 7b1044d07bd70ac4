"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { ExternalToast } from "sonner";
import { type BulkOutcome, undoGroups } from "@/components/carriers/bulk-decision";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { holdFetches, showRelationship } from "@/components/carriers/review-cache";
import { toast } from "@/components/ui/toast";
import { api, CallError } from "@/lib/browser/api";
import { carrierMutations, refreshCarriers } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

// At the foot of the list, above the bars that end it: elsewhere it would lie over the head of the next carrier.
const place = { position: "bottom-left", duration: 15_000, className: "max-sm:bottom-6!" } satisfies ExternalToast;

/** What became of a decision, with room for its undo; toasts of the same id take each other's place. */
const carrierToast = {
  success: (message: string, options?: ExternalToast) => toast.success(message, { ...place, ...options }),
  error: (message: string, options?: ExternalToast) => toast.error(message, { ...place, ...options }),
};

/** What somebody decides of a carrier. */
export type Decision = { status: RelationshipStatus; onboardingStatus?: OnboardingStatus; note?: string };

/** A relationship as it will be, until the answer says how it is. */
const expected = (before: RelationshipState, decision: Decision): RelationshipState => ({
  ...before,
  ...decision,
  source: "PORTAL",
  updatedAt: new Date().toISOString(),
});

/** The undone takes the place of what it undoes, with its button. */
const toastId = ({ id }: CarrierRecord, turn: number) => `${id}-${turn}`;

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
 * Takes decisions: on screen at once, taken back with the reason when the server refuses, and undone from the toast;
 * `undo` takes the latest back, on one carrier or on many. A carrier without a relationship gets one, for good.
 */
export function useDecisions(goTo: (id: string) => void) {
  const t = useTranslations("carriers.decision");
  const failureWords = useFailureWords();
  const queryClient = useQueryClient();
  const { openAnywhere } = useCarriersView();
  const review = useMutation(carrierMutations.review);
  const create = useMutation(carrierMutations.createRelationship);
  const lastUndo = useRef<(() => void) | null>(null);
  const turns = useRef(0);
  const tellMany = useBulkUndo((undo) => {
    turns.current += 1;
    lastUndo.current = undo;
  }, goTo);

  const settle = (id: string, relationship: RelationshipState | undefined) => {
    showRelationship(queryClient, id, relationship);
    refreshCarriers(queryClient);
  };

  const onError = (carrier: CarrierRecord) => (error: Error) => {
    settle(carrier.id, carrier.relationship);
    carrierToast.error(failureWords(error, carrier.displayName), {
      action: { label: t("show"), onClick: () => openAnywhere(carrier.id) },
    });
  };

  const undoOf = (carrier: CarrierRecord, before: RelationshipState, after: RelationshipState, turn: number) => () => {
    // From an older toast it leaves the latest decision to be undone.
    if (turn === turns.current) lastUndo.current = null;
    const { status, onboardingStatus } = before;
    // A reason is asked for with every "do not dispatch", also with one that the TMS once set without.
    const note = before.note ?? (status === "DO_NOT_DISPATCH" ? t("undone") : "");
    holdFetches(queryClient);
    showRelationship(queryClient, carrier.id, before);
    goTo(carrier.id);
    review
      .mutateAsync({ id: before.id, status, onboardingStatus, note, ifVersion: after.version })
      .then(({ carrierRelationship }) => {
        settle(carrier.id, carrierRelationship);
        carrierToast.success(t("undoneFor", { name: carrier.displayName }), {
          id: toastId(carrier, turn),
          action: undefined,
        });
      })
      .catch(onError({ ...carrier, relationship: after }));
  };

  const sayDone = (carrier: CarrierRecord, { status, onboardingStatus }: Decision, turn: number, undo?: () => void) => {
    // An answer that comes late does not stand for the decision taken since.
    if (undo && turn === turns.current) lastUndo.current = undo;
    const words = onboardingStatus ? `onboardingDone.${onboardingStatus}` : `done.${status}`;
    carrierToast.success(t(words, { name: carrier.displayName }), {
      id: toastId(carrier, turn),
      ...(undo ? { action: { label: t("undo"), onClick: undo } } : { description: t("createdStays") }),
    });
  };

  const decide = (carrier: CarrierRecord, decision: Decision) => {
    const before = carrier.relationship;
    turns.current += 1;
    const turn = turns.current;
    lastUndo.current = null;
    if (!before) {
      create
        .mutateAsync({ carrierId: carrier.id, status: decision.status, note: decision.note })
        .then(({ carrierRelationship }) => {
          settle(carrier.id, carrierRelationship);
          sayDone(carrier, decision, turn);
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
        sayDone(carrier, decision, turn, undoOf(carrier, before, after, turn));
      })
      .catch(onError(carrier));
  };

  return { decide, tellMany, undo: () => lastUndo.current?.() };
}

/** Tells what a decision on many did; what it changed is taken back from the toast, what it created stays. */
function useBulkUndo(keepUndo: (undo: (() => void) | null) => void, goTo: (id: string) => void) {
  const t = useTranslations("carriers");
  const queryClient = useQueryClient();

  const undoOf = (changed: readonly BulkOutcome[], toastId: string) => async () => {
    keepUndo(null);
    holdFetches(queryClient);
    for (const { carrierId, before } of changed) showRelationship(queryClient, carrierId, before);
    const [first] = changed;
    if (first) goTo(first.carrierId);
    const groups = undoGroups(changed, t("decision.undone"));
    const answers = await Promise.allSettled(groups.map((group) => api("/carrier-relationships/review-many", group)));
    const results = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value.results : []));
    const restored = results.filter(({ outcome }) => outcome === "CHANGED").length;
    refreshCarriers(queryClient);
    const rest = changed.length - restored;
    const told = { id: toastId, action: undefined, description: undefined };
    if (rest === 0) carrierToast.success(t("bulk.undone", { count: restored }), told);
    else carrierToast.error(t("bulk.undoneInPart", { count: restored, rest }), told);
  };

  return (outcomes: readonly BulkOutcome[]) => {
    const changed = outcomes.filter(({ outcome }) => outcome === "CHANGED");
    const created = outcomes.filter(({ outcome }) => outcome === "CREATED").length;
    if (changed.length + created === 0) return;
    const toastId = `bulk-${Date.now()}`;
    const undo = changed.length > 0 ? undoOf(changed, toastId) : null;
    keepUndo(undo);
    carrierToast.success(t("bulk.toast", { count: changed.length + created }), {
      id: toastId,
      ...(created > 0 && { description: t("bulk.createdStay", { count: created }) }),
      ...(undo && { action: { label: t("decision.undo"), onClick: undo } }),
    });
  };
}
