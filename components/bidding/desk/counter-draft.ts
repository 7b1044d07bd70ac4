import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { groundOfCounter } from "@/components/bidding/desk/price-ground";
import { inBidCurrency } from "@/lib/bidding/rules/compared-price";
import { comparableIn, type Exchange } from "@/lib/exchange-rates/rules/convert";
import type { Money } from "@/lib/vocabulary/money";

/** What a counter is worked out from, in hundredths of one currency. */
export type CounterGround = {
  bid: number;
  target?: number | undefined;
  maxBuy?: number | undefined;
  /** What the customer pays for the whole load. */
  sell?: number | undefined;
  /** What the market typically pays. */
  typical?: number | undefined;
  /** What was offered last; the carrier refused it. */
  refused?: number | undefined;
  /** For how much the best other bid for the load could be accepted. */
  rival?: number | undefined;
};

/**
 * What a counter is filled in with, in hundredths, and the figure it comes from. "lowEnough": the bid is not above
 * anything it could be brought down to; "aboveSell": whatever could be offered is more than the customer pays;
 * "rivalBelow": more than another bid asks for; "nothing": there is no such figure.
 */
export type CounterDraft =
  | {
      source:
        | "midTarget"
        | "midRefused"
        | "target"
        | "refused"
        | "withinSell"
        | "capped"
        | "typical"
        | "maxBuy"
        | "rival";
      from: number;
      amount: number;
    }
  | { source: "lowEnough" | "aboveSell" | "rivalBelow" | "nothing" };

// Whole units, as people offer: the coarsest of which four fit between the two sides, so that it stays between them.
const steps = [2500, 1000, 500, 100];

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

/** What to offer instead of a bid, whatever the customer pays and others ask for. */
function counterWithin(ground: CounterGround): CounterDraft {
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

/** Who could accept another bid for less offers no more than that one asks. */
function atMostRival(draft: CounterDraft, { bid, rival, refused }: CounterGround): CounterDraft {
  if (rival === undefined || rival >= bid || ("amount" in draft && draft.amount <= rival)) return draft;
  if (rival <= (below(bid, refused) ?? 0)) return { source: "rivalBelow" };
  return { source: "rival", from: rival, amount: rival };
}

/**
 * What to offer instead of a bid. It is below the bid, for who agrees with that accepts it; not below the last counter
 * where that is below the bid, nor below the target where no other bid is; and not over max buy, as far as that leaves
 * the target in reach. What is more than another bid asks for, or than the customer pays, is not proposed.
 */
export function counterFor(ground: CounterGround): CounterDraft {
  const draft = atMostRival(counterWithin(ground), ground);
  const { bid, sell } = ground;
  if (sell === undefined || !("amount" in draft) || draft.amount <= sell) return draft;
  const low = Math.max(below(bid, ground.target) ?? 0, below(bid, ground.refused) ?? 0);
  return low > 0 && low <= sell ? { source: "withinSell", from: low, amount: low } : { source: "aboveSell" };
}

/** What a counter is compared with. */
export type Counterable = Pick<DeskBid, "amount" | "compared" | "loadFacts">;

/** What is known beside a bid: what its lane is paid, and for how much the best other bid could be accepted. */
export type BesideBid = { market?: Market | undefined; rival?: Money | undefined };

/** A counter to the bid as the load and the market have it; what no rate brings into its currency is left out. */
export function firstCounter(bid: DeskBid, { market, rival }: BesideBid, exchange?: Exchange): CounterDraft {
  const { amount, loadFacts, counter } = bid;
  const { sell, maxBuy, market: figures } = groundOfCounter(bid, market);
  return counterFor({
    bid: amount.amount,
    target: inBidCurrency(bid, loadFacts?.targetRate)?.amount,
    maxBuy: maxBuy?.amount,
    sell: sell && comparableIn(amount.currencyCode, sell, exchange)?.amount.amount,
    rival: rival && comparableIn(amount.currencyCode, rival, exchange)?.amount.amount,
    typical: figures?.typical.amount,
    refused: counter?.status === "REJECTED" ? counter.amount.amount : undefined,
  });
}

/** Why an amount is no counter at all, and by how much it is more than the bid, in hundredths. */
export type CounterRefusal = { refusal: "asAsked" | "overAsked"; by: number };

/** Who would pay what the carrier asks, or more, accepts the bid instead. */
export function refusalOfCounter(counter: number, { amount: { amount: asked } }: Counterable) {
  if (counter < asked) return undefined;
  const refusal: CounterRefusal = { refusal: counter === asked ? "asAsked" : "overAsked", by: counter - asked };
  return refusal;
}

/** How far a counter of so many hundredths lies below the bid, where it is less than a tenth of it: a digit may be missing. */
export const farBelow = (counter: number, { amount: { amount: asked } }: Counterable) =>
  counter * 10 < asked ? asked - counter : undefined;
