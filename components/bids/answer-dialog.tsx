"use client";

import { AcceptDialog } from "@/components/bids/accept-dialog";
import type { Question } from "@/components/bids/bid-answers";
import { CounterDialog } from "@/components/bids/counter-dialog";
import { RejectDialog } from "@/components/bids/reject-dialog";
import { RevokeCounterDialog } from "@/components/bids/revoke-counter-dialog";

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
