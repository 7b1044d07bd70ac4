import type { BidTerms } from "@/lib/bidding/rules/stored-bid";
import type { BidTransition } from "@/lib/bidding/rules/transitions";
import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** What goes with a move, beside what the table says of it. */
export type MoveDetails = {
  /** The carrier's new amount, with a submission or a rejected counter. */
  price?: { amount: number; currencyCode: CurrencyCode } | undefined;
  note?: string | null;
  counterAmount?: number;
  reason?: { code: BidReasonCode; message?: string | undefined } | undefined;
};

/** The bid after a move of the table. Its price is the countered one from the moment a counter is accepted. */
export function afterMove(
  bid: BidTerms,
  { to, action, counter }: BidTransition,
  { price, note, counterAmount, reason }: MoveDetails,
  now: Date,
): BidTerms {
  const settled = action === "ACCEPT_COUNTER" && bid.counterAmount !== null ? { amount: bid.counterAmount } : {};
  return {
    ...bid,
    status: to === "REJECTED_BY_RULE" ? "REJECTED" : to,
    isRejectedByRule: to === "REJECTED_BY_RULE",
    ...price,
    ...settled,
    note: note === undefined ? bid.note : note,
    submittedAt: action === "SUBMIT" ? now : bid.submittedAt,
    ...(counter && { counterStatus: counter }),
    ...(counter === "OPEN" && { counterAmount: counterAmount ?? null, counteredAt: now }),
    reasonCode: reason?.code ?? null,
    reasonMessage: reason?.message ?? null,
  };
}
