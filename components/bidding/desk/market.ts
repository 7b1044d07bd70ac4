"use client";

import { useIsMutating, useMutation, useQueries } from "@tanstack/react-query";
import { laneOf } from "@/lib/bidding/rules/lane-of";
import type { BidLoadFacts } from "@/lib/bidding/schema/bid-load-facts";
import { newPayOnce, rateMutations, rateQueries } from "@/lib/rates/queries";
import { canBePlaced, expectedRates, shareAtOrBelow } from "@/lib/rates/rules/price-standing";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";
import type { RateQuery } from "@/lib/rates/schema/history-operation";
import type { RatePoint } from "@/lib/rates/schema/rate-history";
import { ratedLanesMax } from "@/lib/vocabulary/limits.values";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";

/** What is known of the market of a load's lane, in the currency it was asked for. */
export type Market = { question?: RateQuery; currencyCode: CurrencyCode } & (
  | { state: "waiting" | "noLane" | "unasked" }
  | { state: "failed"; message: string; isInsufficient: boolean; at: string }
  /** Where the newest week is weak, or few weeks are known, a price has a place among the quartiles and no finer one. */
  | { state: "known"; point: RatePoint; isFine: boolean; at: string; evidence: RecalledAnswer["evidence"] }
);

/** What a stored answer says of the lane: what to expect to pay now, else what was paid last. */
function marketFrom(question: RateQuery, currencyCode: CurrencyCode, recalled: RecalledAnswer | null): Market {
  if (!recalled) return { question, currencyCode, state: "unasked" };
  const { item, at, evidence } = recalled;
  if (item.type === "ERROR") {
    const isInsufficient = item.error.code === "INSUFFICIENT_DATA";
    return { question, currencyCode, state: "failed", message: item.error.message, isInsufficient, at };
  }
  const series = expectedRates(item.rateHistory);
  const [point] = series;
  if (!point) return { question, currencyCode, state: "failed", message: "", isInsufficient: true, at };
  return { question, currencyCode, state: "known", point, isFine: canBePlaced(series), at, evidence };
}

/** Where a price stands in the market: among the quartiles, and the share of prices at or below it in percent. */
export function placeInMarket(price: Money, market: Market | undefined) {
  if (market?.state !== "known" || market.currencyCode !== price.currencyCode) return undefined;
  const { amountDistribution } = market.point;
  const whole = price.amount / 100;
  const percent = Math.min(99, Math.max(1, Math.round(100 * shareAtOrBelow(whole, amountDistribution))));
  const { p25, p75 } = amountDistribution;
  const band = whole < p25 ? ("below" as const) : whole > p75 ? ("above" as const) : ("between" as const);
  return { band, ...(market.isFine && { percent }) };
}

type Priced = { loadId: string; facts?: BidLoadFacts | undefined; currencyCode: CurrencyCode };

function batchesOf(loads: readonly Priced[]) {
  const asked = loads.flatMap(({ loadId, facts, currencyCode }) => {
    const question = laneOf(facts);
    return question ? [{ loadId, question, currencyCode }] : [];
  });
  return [...new Set(asked.map(({ currencyCode }) => currencyCode))].flatMap((currency) => {
    const ofCurrency = asked.filter(({ currencyCode }) => currencyCode === currency);
    const count = Math.ceil(ofCurrency.length / ratedLanesMax);
    return Array.from({ length: count }, (_, batch) => ({
      currency,
      lanes: ofCurrency.slice(batch * ratedLanesMax, (batch + 1) * ratedLanesMax),
    }));
  });
}

/** The markets of loads as they were looked up within a day. Nothing is asked for that costs. */
export function useMarkets(loads: readonly Priced[]): (loadId: string) => Market | undefined {
  const batches = batchesOf(loads);
  const answers = useQueries({
    queries: batches.map(({ currency, lanes }) =>
      rateQueries.recall({ requests: lanes.map(({ question }) => question), currency }),
    ),
  });
  const markets = new Map<string, Market>();
  for (const { loadId, facts, currencyCode } of loads)
    markets.set(loadId, { currencyCode, state: facts && !laneOf(facts) ? "noLane" : "waiting" });
  for (const [index, { currency, lanes }] of batches.entries()) {
    const answer = answers[index];
    for (const [lane, { loadId, question }] of lanes.entries()) {
      const recalled = answer?.data?.[lane];
      if (recalled !== undefined) markets.set(loadId, marketFrom(question, currency, recalled));
      else if (answer?.isError) markets.set(loadId, { question, currencyCode: currency, state: "unasked" });
    }
  }
  return (loadId) => markets.get(loadId);
}

/** The market of one load. */
export function useLoadMarket(facts: BidLoadFacts | undefined, currencyCode: CurrencyCode): Market {
  const marketOf = useMarkets([{ loadId: "this", facts, currencyCode }]);
  return marketOf("this") ?? { currencyCode, state: "waiting" };
}

/** Looks a lane up: one metered call. What is on screen of it follows, and each place knows that it is under way. */
export function useLookUp({ question, currencyCode: currency }: Pick<Market, "question" | "currencyCode">) {
  const mutationKey = ["rates", "look-up", question, currency];
  const { mutate, error } = useMutation({ ...rateMutations.lookUp, mutationKey });
  return {
    isPending: useIsMutating({ mutationKey }) > 0,
    error,
    lookUp: (payOnce = newPayOnce()) => question && mutate({ requests: [question], currency, payOnce }),
  };
}
