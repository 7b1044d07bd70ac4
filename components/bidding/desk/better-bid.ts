import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import { rankBids } from "@/lib/bidding/rules/rank-bids";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";
import type { PositiveMoney } from "@/lib/vocabulary/money";

/** Whether it could be accepted as it is: it waits for the broker, and its carrier may be assigned and lacks nothing. */
const isAcceptable = ({ actions, meaning }: DeskBid) =>
  actions.includes("ACCEPT") && meaning?.assignable === true && !meaning.misses.some(isLack);

/** `less`: by how much, in the currency in which the two are compared. */
export type BetterBid = { bid: DeskBid; less: PositiveMoney };

const currencyOf = (bid: DeskBid) => priceToCompare(bid).currencyCode;

/** The first bid for the same load, compared in the same currency, that could be accepted for less. */
export function betterBidThan(bid: DeskBid, others: readonly DeskBid[]): BetterBid | undefined {
  const { currencyCode, amount } = priceToCompare(bid);
  const inCurrency = acceptableBeside(bid, others).filter((other) => currencyOf(other) === currencyCode);
  const { best } = rankBids(inCurrency, currencyCode);
  const less = best ? amount - priceToCompare(best).amount : 0;
  return best && less > 0 ? { bid: best, less: { currencyCode, amount: less } } : undefined;
}

/** The currencies of acceptable bids for the load of which nobody says whether they are better. */
export const otherCurrencies = (bid: DeskBid, others: readonly DeskBid[]): string[] => [
  ...new Set(
    acceptableBeside(bid, others).flatMap((other) =>
      currencyOf(other) === currencyOf(bid) ? [] : [other.amount.currencyCode],
    ),
  ),
];

const acceptableBeside = (bid: DeskBid, others: readonly DeskBid[]) =>
  others.filter((other) => other.id !== bid.id && other.loadId === bid.loadId && isAcceptable(other));
