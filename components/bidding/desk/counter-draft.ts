import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { inMinorUnits, type Market } from "@/components/bidding/desk/market";
import { inBidCurrency } from "@/lib/bidding/rules/compared-price";
import type { Money } from "@/lib/vocabulary/money";

/** What a counter is worked out from, in hundredths of one currency. */
export type CounterGround = {
  bid: number;
  target?: number | undefined;
  maxBuy?: number | undefined;
  /** What the market typically pays. */
  typical?: number | undefined;
  /** What was offered last; the carrier refused it. */
  refused?: number | undefined;
};

/**
 * What a counter is filled in with, in hundredths, and the figure it comes from. "lowEnough": the bid is not above
 * anything it could be brought down to; "nothing": there is no such figure.
 */
export type CounterDraft =
  | {
      source: "midTarget" | "midRefused" | "target" | "refused" | "capped" | "typical" | "maxBuy";
      from: number;
      amount: number;
    }
  | { source: "lowEnough" | "nothing" };

// In whole units, as people offer: the coarsest of which four fit between the two sides, so that it stays between them.
const steps = [25, 10, 5, 1].map(inMinorUnits);

const stepBetween = (low: number, high: number) => steps.find((step) => step * 4 <= high - low) ?? 1;

const toNearest = (amount: number, step: number) => Math.max(Math.round(amount / step) * step, 1);

/** Halfway up from the target or the last counter to the bid; max buy where that is over it, but never less than `low`. */
function upFrom(name: "target" | "refused", low: number, { bid, maxBuy = bid }: CounterGround): CounterDraft {
  const halfway = toNearest(Math.floor((low + bid) / 2), stepBetween(low, bid));
  if (halfway <= maxBuy) return { source: name === "target" ? "midTarget" : "midRefused", from: low, amount: halfway };
  if (maxBuy > low) return { source: "capped", from: maxBuy, amount: maxBuy };
  return { source: name, from: low, amount: low };
}

/** A figure that a counter may come down to. */
const below = (bid: number, figure: number | undefined) =>
  figure !== undefined && figure > 0 && figure < bid ? figure : undefined;

/**
 * What to offer instead of a bid. It is below the bid, for who agrees with that accepts it; not below the target or the
 * last counter where these are below the bid; and not over max buy, as far as that leaves the target in reach.
 */
export function counterFor(ground: CounterGround): CounterDraft {
  const { bid, maxBuy = bid } = ground;
  const [target = 0, refused = 0] = [below(bid, ground.target), below(bid, ground.refused)];
  if (refused > target) return upFrom("refused", refused, ground);
  if (target > 0) return upFrom("target", target, ground);
  const typical = below(bid, ground.typical);
  const rounded = typical && toNearest(typical, stepBetween(typical, bid));
  if (typical && rounded && rounded <= maxBuy) return { source: "typical", from: typical, amount: rounded };
  if (below(bid, maxBuy)) return { source: "maxBuy", from: maxBuy, amount: maxBuy };
  const { target: ownTarget, typical: paid, maxBuy: ceiling } = ground;
  return { source: [ownTarget, paid, ceiling].every((it) => it === undefined) ? "nothing" : "lowEnough" };
}

/** What a counter is compared with. */
export type Counterable = Pick<DeskBid, "amount" | "compared" | "loadFacts">;

/** What the market typically pays for the lane. */
const typicalOf = (market: Market | undefined): Money | undefined =>
  market?.state === "known"
    ? {
        currencyCode: market.currencyCode,
        amount: inMinorUnits(Math.round(market.point.amountDistribution.p50)),
      }
    : undefined;

/** A counter to the bid as the load and the market have it; what no rate brings into its currency is left out. */
export function firstCounter(bid: DeskBid, market: Market | undefined): CounterDraft {
  const { amount, loadFacts, counter } = bid;
  const inItsCurrency = (money: Money | undefined) => inBidCurrency(bid, money)?.amount;
  return counterFor({
    bid: amount.amount,
    target: inItsCurrency(loadFacts?.targetRate),
    maxBuy: inItsCurrency(loadFacts?.maxBuy),
    typical: inItsCurrency(typicalOf(market)),
    refused: counter?.status === "REJECTED" ? counter.amount.amount : undefined,
  });
}

/** The most a counter should offer, in the bid's currency: the load's max buy, where it is or can be brought into that. */
export const ceilingOf = (bid: Counterable): Money | undefined => inBidCurrency(bid, bid.loadFacts?.maxBuy);

/** Why an amount is no counter at all, and by how much it is more than the bid, in hundredths. */
export type CounterRefusal = { refusal: "asAsked" | "overAsked"; by: number };

/** Who would pay what the carrier asks, or more, accepts the bid instead. */
export function refusalOfCounter(counter: number, { amount: { amount: asked } }: Counterable) {
  if (counter < asked) return undefined;
  const refusal: CounterRefusal = { refusal: counter === asked ? "asAsked" : "overAsked", by: counter - asked };
  return refusal;
}

/** Why a counter is asked for once more, and by how much it lies off, in hundredths. */
export type CounterDoubt = { doubt: "overCeiling" | "farBelow"; by: number };

/** What speaks against a counter of so many hundredths of the bid's currency. Nothing of it forbids the counter. */
export function doubtsAbout(counter: number, bid: Counterable): CounterDoubt[] {
  const asked = bid.amount.amount;
  const overCeiling = counter - (ceilingOf(bid)?.amount ?? counter);
  return [
    ...(overCeiling > 0 ? [{ doubt: "overCeiling" as const, by: overCeiling }] : []),
    ...(counter * 10 < asked ? [{ doubt: "farBelow" as const, by: asked - counter }] : []),
  ];
}
