"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { AnswerDialogProps } from "@/components/bidding/desk/answer-dialog";
import { ConfirmDialog } from "@/components/bidding/desk/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { useFormat } from "@/lib/i18n/format";

/** Asks before a counter is taken back. */
export function RevokeCounterDialog({ question: { bid }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.revokeCounter");
  const format = useFormat();
  const revoke = useMutation({ ...bidMutations.revokeCounter, onSuccess: () => toast.success(t("done")) });
  const onConfirm = () => revoke.mutate({ bidId: bid.id }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("title", { amount: format.money(bid.counter?.amount ?? bid.amount) })}
      text={t("text", { carrier: bid.carrier.displayName })}
      confirm={{ label: t("confirm"), onConfirm }}
      sending={revoke}
      onClose={onClose}
    />
  );
}
