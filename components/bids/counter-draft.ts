import type { DeskBid } from "@/components/bids/desk-bids";
import { inMinorUnits, type Market } from "@/components/bids/market";
import type { Money } from "@/lib/vocabulary/money";

/** What a counter is filled in with, in hundredths, and where that comes from. */
export type CounterDraft = { amount: number; source: "market" | "bid" };

/** The market's median where it is known in the bid's currency, in whole units as people offer; else the bid itself. */
export function firstCounter({ amount }: DeskBid, market: Market | undefined): CounterDraft {
  const isKnown = market?.state === "known" && market.currencyCode === amount.currencyCode;
  return isKnown
    ? { amount: inMinorUnits(Math.round(market.point.amountDistribution.p50)), source: "market" }
    : { amount: amount.amount, source: "bid" };
}

/** The most a counter should offer: the load's max buy, where it is in the bid's currency. */
export function ceilingOf({ amount, loadFacts }: DeskBid): Money | undefined {
  const maxBuy = loadFacts?.maxBuy;
  return maxBuy?.currencyCode === amount.currencyCode ? maxBuy : undefined;
}
