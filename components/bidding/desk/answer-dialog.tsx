"use client";

import { AcceptDialog } from "@/components/bidding/desk/accept-dialog";
import type { Question } from "@/components/bidding/desk/bid-answers";
import { CounterDialog } from "@/components/bidding/desk/counter-dialog";
import { RejectDialog } from "@/components/bidding/desk/reject-dialog";
import { RevokeCounterDialog } from "@/components/bidding/desk/revoke-counter-dialog";

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
