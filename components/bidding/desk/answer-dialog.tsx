"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AcceptDialog } from "@/components/bidding/desk/accept-dialog";
import { AnsweredDialog } from "@/components/bidding/desk/answered-dialog";
import type { Question } from "@/components/bidding/desk/bid-answers";
import { ChangedPrice } from "@/components/bidding/desk/changed-price";
import { CounterDialog } from "@/components/bidding/desk/counter-dialog";
import { useBidNow, useIsAnswered } from "@/components/bidding/desk/use-bids-of-load";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextAreaField } from "@/components/form/text-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { bidMutations } from "@/lib/bidding/queries/bids";
import type { Bid } from "@/lib/bidding/schema/bid";
import { useFormat } from "@/lib/i18n/format";
import { noteTextMax } from "@/lib/vocabulary/limits.values";
import type { Money } from "@/lib/vocabulary/money";

type QuestionProps = { question: Question; onClose: () => void };

export type AnswerDialogProps = QuestionProps & {
  /** What the bid asked for when the question was put; that of `question` is what it asks for now. */
  askedFirst: Money;
  onRefused: (now: Bid) => void;
};

const dialogs = {
  accept: AcceptDialog,
  counter: CounterDialog,
  reject: RejectDialog,
  revokeCounter: RevokeCounterDialog,
};

/** The question before an answer, or who has answered it meanwhile. Its code is loaded with the first of them. */
export const AnswerDialog = (props: QuestionProps) => (
  // The answer to one bid never goes on as that to another.
  <AnswerToBid key={props.question.bid.id} {...props} />
);

function AnswerToBid({ question, onClose }: QuestionProps) {
  const { now, onRefused } = useBidNow(question);
  const isAnswered = useIsAnswered(question, now);
  const Dialog = dialogs[question.answer];
  if (isAnswered) return <AnsweredDialog bid={now} onClose={onClose} />;
  const asked = { ...question, bid: now };
  return <Dialog question={asked} askedFirst={question.bid.amount} onRefused={onRefused} onClose={onClose} />;
}

const fetchRejectRequest = async () => (await import("@/lib/bidding/schema/bid")).RejectBidRequest;

/** Asks before a bid is rejected. Typing at once writes the reason, which the carrier reads. */
function RejectDialog({ question, askedFirst, onClose }: AnswerDialogProps) {
  const { bid } = question;
  const t = useTranslations("bids.reject");
  const format = useFormat();
  const failureText = useFailureText();
  const carrier = bid.carrier.displayName;
  const reject = useMutation({ ...bidMutations.reject, onSuccess: () => toast.success(t("done", { carrier })) });
  const form = useEndpointForm({
    schema: fetchRejectRequest,
    defaultValues: { reason: "" },
    toRequest: ({ reason }) => ({ bidId: bid.id, ...(reason.trim() && { reason: reason.trim() }) }),
    onSubmit: (request) => reject.mutateAsync(request).then(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t("title", { amount: format.money(bid.amount) })}
      description={t("text", { carrier })}
      submit={{ label: t("confirm"), variant: "danger", shortcut: "Ctrl ⏎" }}
      isLong
      failureText={failureText}
      onClose={onClose}
    >
      <ChangedPrice question={question} askedFirst={askedFirst} />
      <TextAreaField name="reason" label={t("reason")} rows={2} maxLength={noteTextMax} hasInitialFocus />
    </FormDialog>
  );
}

/** Asks before a counter is taken back. */
function RevokeCounterDialog({ question: { bid }, onClose }: AnswerDialogProps) {
  const t = useTranslations("bids.revokeCounter");
  const format = useFormat();
  const failureText = useFailureText();
  const revoke = useMutation({ ...bidMutations.revokeCounter, onSuccess: () => toast.success(t("done")) });
  const onConfirm = () => revoke.mutate({ bidId: bid.id }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("title", { amount: format.money(bid.counter?.amount ?? bid.amount) })}
      description={t("text", { carrier: bid.carrier.displayName })}
      confirm={{ label: t("confirm"), hasInitialFocus: true, onConfirm }}
      action={{ isPending: revoke.isPending, error: revoke.error, text: failureText }}
      onClose={onClose}
    />
  );
}
