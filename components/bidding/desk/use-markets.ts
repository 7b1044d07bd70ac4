"use client";

import { useMutation, useQueries } from "@tanstack/react-query";
import { laneOf, type Market, marketFrom } from "@/components/bidding/desk/market";
import type { BidLoadFacts } from "@/lib/bidding/schema/bid";
import { newPayOnce, rateMutations, rateQueries } from "@/lib/rates/queries";

type Priced = { loadId: string; facts?: BidLoadFacts | undefined; currencyCode: string };

// As many as one question may name.
const lanesMax = 64;

function batchesOf(loads: readonly Priced[]) {
  const asked = loads.flatMap(({ loadId, facts, currencyCode }) => {
    const question = laneOf(facts);
    return question ? [{ loadId, question, currencyCode }] : [];
  });
  return [...new Set(asked.map(({ currencyCode }) => currencyCode))].flatMap((currency) => {
    const ofCurrency = asked.filter(({ currencyCode }) => currencyCode === currency);
    const count = Math.ceil(ofCurrency.length / lanesMax);
    return Array.from({ length: count }, (_, batch) => ({
      currency,
      lanes: ofCurrency.slice(batch * lanesMax, (batch + 1) * lanesMax),
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
export function useLoadMarket(facts: BidLoadFacts | undefined, currencyCode: string): Market {
  const marketOf = useMarkets([{ loadId: "this", facts, currencyCode }]);
  return marketOf("this") ?? { currencyCode, state: "waiting" };
}

/** Looks a lane up: one metered call. What is on screen of it follows. */
export function useLookUp() {
  const lookUp = useMutation(rateMutations.lookUp);
  return {
    isPending: lookUp.isPending,
    error: lookUp.error,
    lookUp: ({ question, currencyCode }: Market) =>
      question && lookUp.mutate({ requests: [question], currency: currencyCode, payOnce: newPayOnce() }),
  };
}
