import { describe, expect, test } from "vitest";
import type { Market } from "@/components/bidding/desk/market";
import { groundOf, groundOfCounter, isGraveToAccept } from "@/components/bidding/desk/price-ground";

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount: amount * 100 });
const mxn = (amount: number) => ({ ...usd(amount), currencyCode: "MXN" as const });

const market: Market = {
  state: "known",
  currencyCode: "USD",
  isFine: true,
  at: "2026-11-20T09:00:00.000Z",
  evidence: undefined,
  point: {
    dayRange: { start: "2026-11-09T00:00:00.000Z", end: "2026-11-15T23:59:59.999Z" },
    amountDistribution: { p25: 1780, p50: 1900.4, p75: 2050.3 },
    marginOfError: 134,
    relativeMarginOfError: 0.07,
    confidenceScore: 98,
    confidence: "STRONG",
  },
};

const rate = { baseCurrency: "USD", quoteCurrency: "MXN", rate: 17.5 } as const;
const at = { ...rate, source: "Banxico", asOf: "2026-11-26", validDays: 7 };

describe("what a price is weighed against", () => {
  test("is the load's money and the market, in whole units", () => {
    expect(groundOf({ sellPrice: usd(2200), maxBuy: usd(2100) }, market)).toEqual({
      sell: usd(2200),
      maxBuy: usd(2100),
      market: { typical: usd(1900), high: usd(2050) },
    });
    expect(groundOf(undefined, { state: "unasked", currencyCode: "USD" })).toEqual({});
  });

  test("of a counter in pesos is the same in pesos, by the rate that compares its bid", () => {
    const loadFacts = { sellPrice: usd(2200), maxBuy: usd(2000) };
    const bid = { amount: mxn(40_000), compared: { amount: usd(2286), at }, loadFacts };
    expect(groundOfCounter(bid, market)).toEqual({
      sell: mxn(38_500),
      maxBuy: mxn(35_000),
      market: { typical: mxn(33_250), high: mxn(35_875) },
    });
  });

  test("of a counter in pesos is what the customer pays alone without a rate that compares its bid", () => {
    const bid = { amount: mxn(40_000), loadFacts: { sellPrice: usd(2200), maxBuy: usd(2000) } };
    expect(groundOfCounter(bid, market)).toEqual({ sell: usd(2200) });
  });
});

describe("a page does not propose to accept", () => {
  const bid = (amount: ReturnType<typeof usd | typeof mxn>, facts: Record<string, unknown>) => ({
    amount,
    loadFacts: facts,
  });
  test.each([
    ["a bid over max buy", bid(usd(2101), { maxBuy: usd(2100) }), true],
    ["a bid at max buy", bid(usd(2100), { maxBuy: usd(2100) }), false],
    ["a bid over the sell price", bid(usd(2101), { sellPrice: usd(2100), maxBuy: usd(2500) }), true],
    ["a bid that nothing can be compared with", bid(mxn(99_000), { sellPrice: usd(1), maxBuy: usd(1) }), false],
    ["a bid for a load without prices", bid(usd(1), {}), false],
    [
      "a bid in pesos that is over max buy by the rate of exchange",
      { ...bid(mxn(40_000), { maxBuy: usd(2200) }), compared: { amount: usd(2286), at } },
      true,
    ],
  ])("%s", (_what, one, isGrave) => {
    expect(isGraveToAccept(one)).toBe(isGrave);
  });

  test("a bid in pesos for a load that is bought in pesos and sold for fewer dollars", () => {
    const one = bid(mxn(40_000), { maxBuy: mxn(41_000), sellPrice: usd(2200) });
    const exchange = { rates: [at], today: "2026-11-27" };
    expect(isGraveToAccept(one, exchange)).toBe(true);
    expect(isGraveToAccept({ ...one, amount: mxn(38_500) }, exchange)).toBe(false);
    expect(isGraveToAccept(one)).toBe(false);
  });
});
