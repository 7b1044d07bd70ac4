"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { DecisionBar } from "@/components/carriers/decision-bar";
import type { Decision } from "@/components/carriers/use-decisions";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { carrierMutations, refreshCarriers } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";

/** Stores what is decided of a carrier; what it was comes back from the toast or by a key. */
function useReview({ displayName: name }: CarrierRecord) {
  const t = useTranslations("carriers.decision");
  const queryClient = useQueryClient();
  const review = useMutation(carrierMutations.review);
  const refresh = () => {
    refreshCarriers(queryClient);
    void queryClient.invalidateQueries({ queryKey: ["attention"] });
  };
  const failed = (error: Error) => {
    const isChanged = error instanceof CallError && error.code === "version_conflict";
    const isAway = error instanceof CallError && error.status === 0;
    toast.error(t(isChanged ? "changedMeanwhile" : isAway ? "unreachable" : "failed", { name }));
    refresh();
  };
  const undo =
    (before: RelationshipState, { version }: RelationshipState) =>
    () => {
      const note = before.note ?? "";
      review
        .mutateAsync({ id: before.id, status: before.status, note, ifVersion: version })
        .then(() => toast.success(t("undoneFor", { name })))
        .then(refresh, failed);
    };
  return (before: RelationshipState, decision: Decision) =>
    review
      .mutateAsync({ id: before.id, ...decision, ifVersion: before.version })
      .then(({ carrierRelationship: after }) =>
        toast.success(t(`done.${after.status}`, { name }), { undo: { label: t("undo"), run: undo(before, after) } }),
      )
      .then(refresh, failed);
}

type ReviewHereProps = { carrier: CarrierRecord; chosen: RelationshipStatus; onClose: () => void };

/** The decision on a carrier, as on its own page: what it will mean, a note, and Enter. */
export function ReviewHere({ carrier, chosen, onClose }: ReviewHereProps) {
  const decide = useReview(carrier);
  const { relationship } = carrier;
  return (
    <DecisionBar
      carrier={carrier}
      initial={chosen}
      onDecide={(decision) => {
        if (relationship) void decide(relationship, decision);
        onClose();
      }}
      onKeep={onClose}
    />
  );
}
