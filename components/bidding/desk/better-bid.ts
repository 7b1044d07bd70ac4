import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { rankBids } from "@/lib/bidding/rules/rank-bids";

/** Whether it could be accepted as it is: it waits for the broker, and its carrier may be assigned. */
const isAcceptable = ({ actions, meaning }: DeskBid) => actions.includes("ACCEPT") && meaning?.assignable === true;

/** `less`: by how much, in hundredths of its currency. */
export type BetterBid = { bid: DeskBid; less: number };

/** The first bid for the same load, in the same currency, that could be accepted for less. */
export function betterBidThan(bid: DeskBid, others: readonly DeskBid[]): BetterBid | undefined {
  const { currencyCode, amount } = bid.amount;
  const inCurrency = comparableTo(bid, others).filter((other) => other.amount.currencyCode === currencyCode);
  const { best } = rankBids(inCurrency, currencyCode);
  return best && best.amount.amount < amount ? { bid: best, less: amount - best.amount.amount } : undefined;
}

/** Acceptable bids for the load in other currencies: nobody says which of them are better. */
export const otherCurrencies = (bid: DeskBid, others: readonly DeskBid[]): string[] => [
  ...new Set(
    comparableTo(bid, others).flatMap(({ amount: { currencyCode } }) =>
      currencyCode === bid.amount.currencyCode ? [] : [currencyCode],
    ),
  ),
];

const comparableTo = (bid: DeskBid, others: readonly DeskBid[]) =>
  others.filter((other) => other.id !== bid.id && other.loadId === bid.loadId && isAcceptable(other));
