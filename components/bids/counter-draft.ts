import type { DeskBid } from "@/components/bids/desk-bids";
import { inMinorUnits, type Market } from "@/components/bids/market";
import type { Money } from "@/lib/vocabulary/money";

/** What a counter is filled in with, in hundredths, and where that comes from; nothing where nothing is known. */
export type CounterDraft = { amount?: number; source: "market" | "target" | "nothing" };

/**
 * The market's median, in whole units as people offer, else the load's target; each only in the bid's currency. Never the
 * bid itself: who agrees with it accepts it.
 */
export function firstCounter({ amount, loadFacts }: DeskBid, market: Market | undefined): CounterDraft {
  if (market?.state === "known" && market.currencyCode === amount.currencyCode)
    return { amount: inMinorUnits(Math.round(market.point.amountDistribution.p50)), source: "market" };
  const target = loadFacts?.targetRate;
  return target?.currencyCode === amount.currencyCode
    ? { amount: target.amount, source: "target" }
    : { source: "nothing" };
}

/** The most a counter should offer: the load's max buy, where it is in the bid's currency. */
export function ceilingOf({ amount, loadFacts }: DeskBid): Money | undefined {
  const maxBuy = loadFacts?.maxBuy;
  return maxBuy?.currencyCode === amount.currencyCode ? maxBuy : undefined;
}
