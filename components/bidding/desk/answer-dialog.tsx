"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { AcceptDialog } from "@/components/bidding/desk/accept-dialog";
import type { Question } from "@/components/bidding/desk/bid-answers";
import { ConfirmDialog } from "@/components/bidding/desk/confirm-dialog";
import { CounterDialog } from "@/components/bidding/desk/counter-dialog";
import { Textarea } from "@/components/ui/controls";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import { useFormat } from "@/lib/i18n/format";

export type AnswerDialogProps = { question: Question; onClose: () => void };

const dialogs = {
  accept: AcceptDialog,
  counter: CounterDialog,
  reject: RejectDialog,
  revokeCounter: RevokeCounterDialog,
};

/** The question before an answer. Its code is loaded with the first of them. */
export function AnswerDialog(props: AnswerDialogProps) {
  const Dialog = dialogs[props.question.answer];
  return <Dialog {...props} />;
}

/** Asks before a bid is rejected. Who types at once writes the reason, which the carrier is told. */
export function RejectDialog({ question: { bid }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.reject");
  const format = useFormat();
  const id = useId();
  const [reason, setReason] = useState("");
  const carrier = bid.carrier.displayName;
  const reject = useMutation({ ...bidMutations.reject, onSuccess: () => toast.success(t("done", { carrier })) });
  const onConfirm = () =>
    reject.mutate({ bidId: bid.id, ...(reason.trim() && { reason: reason.trim() }) }, { onSuccess: onClose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (!reject.isPending) onConfirm();
  };
  return (
    <ConfirmDialog
      title={t("title", { amount: format.money(bid.amount) })}
      text={t("text", { carrier })}
      confirm={{ label: t("confirm"), onConfirm, variant: "danger", shortcut: "Ctrl ⏎" }}
      sending={reject}
      onClose={onClose}
    >
      <label htmlFor={id} className="block pb-1 text-ink-2">
        {t("reason")}
      </label>
      <Textarea
        id={id}
        rows={2}
        maxLength={4000}
        data-initial-focus
        aria-keyshortcuts="Control+Enter Meta+Enter"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={onKeyDown}
      />
    </ConfirmDialog>
  );
}

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
