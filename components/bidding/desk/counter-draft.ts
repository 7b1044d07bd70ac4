import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { inMinorUnits, type Market } from "@/components/bidding/desk/market";
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

/** What a counter is compared with. */
export type Counterable = Pick<DeskBid, "amount" | "loadFacts">;

/** The most a counter should offer: the load's max buy, where it is in the bid's currency. */
export function ceilingOf({ amount, loadFacts }: Counterable): Money | undefined {
  const maxBuy = loadFacts?.maxBuy;
  return maxBuy?.currencyCode === amount.currencyCode ? maxBuy : undefined;
}

/** Why a counter is asked for once more, and by how much it lies off, in hundredths. */
export type CounterDoubt = { doubt: "overCeiling" | "overAsked" | "farBelow"; by: number };

/** What speaks against a counter of so many hundredths of the bid's currency. Nothing of it forbids the counter. */
export function doubtsAbout(counter: number, bid: Counterable): CounterDoubt[] {
  const asked = bid.amount.amount;
  const overCeiling = counter - (ceilingOf(bid)?.amount ?? counter);
  return [
    ...(overCeiling > 0 ? [{ doubt: "overCeiling" as const, by: overCeiling }] : []),
    ...(counter > asked ? [{ doubt: "overAsked" as const, by: counter - asked }] : []),
    ...(counter * 10 < asked ? [{ doubt: "farBelow" as const, by: asked - counter }] : []),
  ];
}
