import type { BidTerms } from "@/lib/bidding/rules/stored-bid";
import type { BidAction, BidMoney, BidReasonCode, BidStatus } from "@/lib/bidding/schema/bid";
import { type BidParty, type BidState, type BidTransition, transitions } from "@/lib/bidding/schema/bid-values";
import { AppError } from "@/lib/core/errors";
import type { CurrencyCode } from "@/lib/vocabulary/money";

type Standing = { status: BidStatus; isRejectedByRule: boolean };
export type Move = { action: BidTransition["action"]; by: BidParty };

export const stateOf = (bid: Standing | undefined): BidState => {
  if (!bid) return "NONE";
  return bid.status === "REJECTED" && bid.isRejectedByRule ? "REJECTED_BY_RULE" : bid.status;
};

/** The transition of a move; undefined where it is not allowed. */
export const transitionOf = (bid: Standing | undefined, { action, by }: Move): BidTransition | undefined =>
  transitions.find((it) => it.from === stateOf(bid) && it.action === action && it.by === by);

/** What a side may do with a bid now. Once its posting has ended or expired there is nothing left to do. */
export const legalActions = (bid: Standing, side: "BROKER" | "CARRIER", isPostingOpen: boolean): BidAction[] =>
  isPostingOpen
    ? transitions.flatMap(({ from, action, by }) =>
        from === stateOf(bid) && by === side && action !== "CLOSE" ? [action] : [],
      )
    : [];

/** Whether the bid may still change. A carrier has at most one such bid on a posting. */
export const isOpenBid = (bid: Standing): boolean => transitions.some(({ from }) => from === stateOf(bid));

const refusals: Record<BidTransition["action"], string> = {
  SUBMIT: "it cannot be submitted again",
  ACCEPT: "it cannot be accepted",
  REJECT: "it cannot be rejected",
  REVOKE: "it cannot be withdrawn",
  COUNTER: "it cannot be countered",
  ACCEPT_COUNTER: "there is no open counter to accept",
  REJECT_COUNTER: "there is no open counter to reject",
  REVOKE_COUNTER: "there is no open counter to withdraw",
  CLOSE: "it cannot be closed",
};

/** Why a move may not be made, naming the present state. */
export const refusalOf = ({ status, isRejectedByRule }: Standing, { action }: Move): string =>
  `The bid is ${status}${isRejectedByRule && status === "REJECTED" ? " by a rule" : ""}: ${refusals[action]}.`;

/** What a move needs besides its row of the table. */
export type MoveDetails = {
  /** The carrier's new amount, with a submission or a rejected counter. */
  price?: { amount: number; currencyCode: CurrencyCode } | undefined;
  note?: string | null;
  counterAmount?: number;
  overrideReason?: string | undefined;
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

/** @throws AppError "invalid_request" for another currency than the bid's. */
export function amountFor(bid: { currencyCode: CurrencyCode }, { amount, currencyCode }: BidMoney): number {
  if (currencyCode === undefined || currencyCode === bid.currencyCode) return amount;
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "amount.currencyCode", code: "other_currency", message: `The bid is in ${bid.currencyCode}.` }],
  });
}
