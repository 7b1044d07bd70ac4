import { percentOverMax, percentUnderMax } from "@/lib/bidding/schema/bid-values";
import type { InstantResponse, InstantResponseLimit, LimitBase } from "@/lib/bidding/schema/instant-response";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { centsOf } from "@/lib/vocabulary/number-text";

export const limitKinds = ["off", "amount", "percent"] as const;
type LimitKind = (typeof limitKinds)[number];

/** A limit while it is filled in; what belongs to another kind stays, for who changes the kind back. */
export type LimitDraft = {
  kind: LimitKind;
  amount: string;
  currencyCode: CurrencyCode;
  percent: string;
  side: "over" | "under";
  of: LimitBase;
};

export type RuleDraft = { reject: LimitDraft; accept: LimitDraft };
type LimitProblem = "amount" | "percent";

const nothing = { kind: "off", amount: "", currencyCode: "USD", percent: "" } as const;

const amountText = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

export function draftOf({ rejectAbove, acceptAtOrBelow }: InstantResponse): RuleDraft {
  return {
    reject: draftOfLimit(rejectAbove, { ...nothing, side: "over", of: "maxBuy" }),
    accept: draftOfLimit(acceptAtOrBelow, { ...nothing, side: "under", of: "targetRate" }),
  };
}

function draftOfLimit(limit: InstantResponseLimit | undefined, unset: LimitDraft): LimitDraft {
  if (limit?.amount)
    return {
      ...unset,
      kind: "amount",
      amount: amountText(limit.amount.amount),
      currencyCode: limit.amount.currencyCode,
    };
  if (limit?.percentOver === undefined || !limit.of) return unset;
  const side = limit.percentOver < 0 ? "under" : "over";
  return { ...unset, kind: "percent", percent: String(Math.abs(limit.percentOver)), side, of: limit.of };
}

function percentIn({ percent, side }: LimitDraft) {
  const plain = percent.trim();
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(plain)) return undefined;
  const value = Number(plain);
  if (value > (side === "over" ? percentOverMax : percentUnderMax)) return undefined;
  return side === "under" && value > 0 ? -value : value;
}

/** The limit as it is saved; nothing when it is off, a problem when it cannot be read. */
export function limitFrom(draft: LimitDraft): { limit?: InstantResponseLimit; problem?: LimitProblem } {
  const { kind, amount, currencyCode, of } = draft;
  if (kind === "off") return {};
  if (kind === "amount") {
    const cents = centsOf(amount);
    return cents === undefined ? { problem: "amount" } : { limit: { amount: { amount: cents, currencyCode } } };
  }
  const percentOver = percentIn(draft);
  return percentOver === undefined ? { problem: "percent" } : { limit: { percentOver, of } };
}

/** The rule as it is saved; undefined when a part of it cannot be read. */
export function ruleFrom(draft: RuleDraft): InstantResponse | undefined {
  const isUnreadable = limitFrom(draft.reject).problem ?? limitFrom(draft.accept).problem;
  return isUnreadable ? undefined : ruleToSend(draft);
}

/** The rule for a request: what cannot be read is NaN, which the schema refuses. */
export const ruleToSend = ({ reject, accept }: RuleDraft): InstantResponse => ({
  ...(reject.kind !== "off" && { rejectAbove: limitToSend(reject) }),
  ...(accept.kind !== "off" && { acceptAtOrBelow: limitToSend(accept) }),
});

function limitToSend(draft: LimitDraft): InstantResponseLimit {
  const { limit, problem } = limitFrom(draft);
  if (limit) return limit;
  const { currencyCode, of } = draft;
  return problem === "amount" ? { amount: { amount: Number.NaN, currencyCode } } : { percentOver: Number.NaN, of };
}

/** The fields, below `draft` of a form, of the paths of the request. */
export const ruleFieldOf = {
  "instantResponse.rejectAbove.amount.amount": "draft.reject.amount",
  "instantResponse.rejectAbove.percentOver": "draft.reject.percent",
  "instantResponse.acceptAtOrBelow.amount.amount": "draft.accept.amount",
  "instantResponse.acceptAtOrBelow.percentOver": "draft.accept.percent",
};

/** Whether one bid would have to be accepted and rejected, as far as that can be known without a load. */
export function isCrossed({ rejectAbove: above, acceptAtOrBelow: below }: InstantResponse) {
  if (above?.amount && below?.amount)
    return above.amount.currencyCode === below.amount.currencyCode && below.amount.amount > above.amount.amount;
  if (above?.percentOver === undefined || below?.percentOver === undefined) return false;
  return above.of === below.of && below.percentOver > above.percentOver;
}
