"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { type BulkOutcome, undoGroups } from "@/components/carriers/bulk-decision";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { pauseFetches, showRelationship } from "@/components/carriers/review-cache";
import { type ToastOptions, toast } from "@/components/ui/toast";
import { endUndos, undoMilliseconds } from "@/components/ui/undo-offers";
import { CallError } from "@/lib/browser/api";
import { carrierMutations, refreshCarriers, sendReviews } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

// At the foot of the list, above the bars that end it: elsewhere it would lie over the head of the next carrier.
const place = {
  position: "bottom-left",
  duration: undoMilliseconds,
  className: "max-sm:bottom-6!",
} satisfies ToastOptions;

/** What became of a decision, with room for its undo; toasts of the same id take each other's place. */
const carrierToast = {
  success: (message: string, options?: ToastOptions) => toast.success(message, { ...place, ...options }),
  error: (message: string, options?: ToastOptions) => toast.error(message, { ...place, ...options }),
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

const toastId = ({ id }: CarrierRecord, turn: number) => `${id}-${turn}`;

// Not that of the toast which offered the undo: it is on its way out, and would take one of its own id along.
const undoneId = (id: string) => `${id}-undone`;

/** Why a decision did not go through. */
function useFailureMessage() {
  const t = useTranslations("carriers.decision");
  return (error: Error, name: string) => {
    if (!(error instanceof CallError)) return t("failed", { name });
    if (error.code === "version_conflict") return t("changedMeanwhile", { name });
    if (error.status === 0) return t("unreachable", { name });
    return error.status >= 500 ? t("failed", { name }) : `${name}: ${error.message}`;
  };
}

/** Shows a relationship before its answer has come, as the answer has it, or as it was when the server refuses. */
function useShownRelationships() {
  const t = useTranslations("carriers.decision");
  const failureMessage = useFailureMessage();
  const queryClient = useQueryClient();
  const { openAnywhere } = useCarriersView();
  const settle = (id: string, relationship: RelationshipState | undefined) => {
    showRelationship(queryClient, id, relationship);
    refreshCarriers(queryClient);
  };
  return {
    settle,
    expect: (id: string, relationship: RelationshipState) => {
      pauseFetches(queryClient);
      showRelationship(queryClient, id, relationship);
    },
    takeBack: (carrier: CarrierRecord) => (error: Error) => {
      settle(carrier.id, carrier.relationship);
      carrierToast.error(failureMessage(error, carrier.displayName), {
        action: { label: t("show"), onClick: () => openAnywhere(carrier.id) },
      });
    },
  };
}

/** Counts decisions. While one is on its way, no key takes the one before it back: it would be taken for this one. */
function useTurns() {
  const turn = useRef(0);
  return () => {
    endUndos();
    turn.current += 1;
    return turn.current;
  };
}

/** What takes one decision back, from its toast or by a key. */
function useUndoOf(goTo: (id: string) => void) {
  const t = useTranslations("carriers.decision");
  const shown = useShownRelationships();
  const review = useMutation(carrierMutations.review);
  return (carrier: CarrierRecord, before: RelationshipState, after: RelationshipState, turn: number) => () => {
    const { status, onboardingStatus } = before;
    // A reason is asked for with every "do not dispatch", also with one that the TMS once set without.
    const note = before.note ?? (status === "DO_NOT_DISPATCH" ? t("undone") : "");
    shown.expect(carrier.id, before);
    goTo(carrier.id);
    review
      .mutateAsync({ id: before.id, status, onboardingStatus, note, ifVersion: after.version })
      .then(({ carrierRelationship }) => {
        shown.settle(carrier.id, carrierRelationship);
        carrierToast.success(t("undoneFor", { name: carrier.displayName }), {
          id: undoneId(toastId(carrier, turn)),
        });
      })
      .catch(shown.takeBack({ ...carrier, relationship: after }));
  };
}

/**
 * Takes decisions: on screen at once, taken back with the reason when the server refuses, and undone from the toast,
 * on one carrier or on many. A carrier without a relationship gets one, for good.
 */
export function useDecisions(goTo: (id: string) => void) {
  const t = useTranslations("carriers.decision");
  const shown = useShownRelationships();
  const review = useMutation(carrierMutations.review);
  const create = useMutation(carrierMutations.createRelationship);
  const nextTurn = useTurns();
  const undoOf = useUndoOf(goTo);
  const announceMany = useBulkUndo(goTo);

  const sayDone = (carrier: CarrierRecord, { status, onboardingStatus }: Decision, turn: number, undo?: () => void) => {
    const key = onboardingStatus ? `onboardingDone.${onboardingStatus}` : `done.${status}`;
    carrierToast.success(t(key, { name: carrier.displayName }), {
      id: toastId(carrier, turn),
      ...(undo ? { undo: { label: t("undo"), run: undo } } : { description: t("createdStays") }),
    });
  };

  const decide = (carrier: CarrierRecord, decision: Decision, onRefused: () => void) => {
    const before = carrier.relationship;
    const turn = nextTurn();
    if (before) shown.expect(carrier.id, expected(before, decision));
    const { status, note } = decision;
    const answer = before
      ? review.mutateAsync({ id: before.id, ...decision, ifVersion: before.version })
      : create.mutateAsync({ carrierId: carrier.id, status, note });
    answer
      .then(({ carrierRelationship: after }) => {
        shown.settle(carrier.id, after);
        sayDone(carrier, decision, turn, before && undoOf(carrier, before, after, turn));
      })
      .catch((error: Error) => {
        shown.takeBack(carrier)(error);
        onRefused();
      });
  };

  return { decide, announceMany };
}

/** Says what a decision on many did; what it changed is taken back from the toast, what it created stays. */
function useBulkUndo(goTo: (id: string) => void) {
  const t = useTranslations("carriers");
  const queryClient = useQueryClient();

  const undoOf = (changed: readonly BulkOutcome[], toastId: string) => async () => {
    pauseFetches(queryClient);
    for (const { carrierId, before } of changed) showRelationship(queryClient, carrierId, before);
    const [first] = changed;
    if (first) goTo(first.carrierId);
    const groups = undoGroups(changed, t("decision.undone"));
    const answers = await Promise.allSettled(groups.map(sendReviews));
    const results = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value.results : []));
    const restored = results.filter(({ outcome }) => outcome === "CHANGED").length;
    refreshCarriers(queryClient);
    const rest = changed.length - restored;
    const options = { id: undoneId(toastId) };
    if (rest === 0) carrierToast.success(t("bulk.undone", { count: restored }), options);
    else carrierToast.error(t("bulk.undoneInPart", { count: restored, rest }), options);
  };

  return (outcomes: readonly BulkOutcome[]) => {
    const changed = outcomes.filter(({ outcome }) => outcome === "CHANGED");
    const created = outcomes.filter(({ outcome }) => outcome === "CREATED").length;
    if (changed.length + created === 0) return;
    const toastId = `bulk-${Date.now()}`;
    const undo = changed.length > 0 ? undoOf(changed, toastId) : null;
    carrierToast.success(t("bulk.toast", { count: changed.length + created }), {
      id: toastId,
      ...(created > 0 && { description: t("bulk.createdStay", { count: created }) }),
      ...(undo && { undo: { label: t("decision.undo"), run: () => void undo() } }),
    });
  };
}
