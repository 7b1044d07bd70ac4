"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type BulkOutcome, undoGroups } from "@/components/carriers/bulk-decision";
import { carrierToast } from "@/components/carriers/carrier-toast";
import { holdFetches, showRelationship } from "@/components/carriers/review-cache";
import { call } from "@/lib/browser/call";
import { carrierOperations, refreshCarriers } from "@/lib/carriers/queries";

/** Tells what a decision on many did; what it changed is taken back from the toast, what it created stays. */
export function useBulkUndo(keepUndo: (undo: (() => void) | null) => void, goTo: (id: string) => void) {
  const t = useTranslations("carriers");
  const queryClient = useQueryClient();

  const undoOf = (changed: readonly BulkOutcome[], toastId: string) => async () => {
    keepUndo(null);
    holdFetches(queryClient);
    for (const { carrierId, before } of changed) showRelationship(queryClient, carrierId, before);
    const [first] = changed;
    if (first) goTo(first.carrierId);
    const groups = undoGroups(changed, t("decision.undone"));
    const answers = await Promise.allSettled(groups.map((group) => call(carrierOperations.reviewMany, group)));
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
