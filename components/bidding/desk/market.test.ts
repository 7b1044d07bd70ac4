import { describe, expect, test } from "vitest";
import { clockAt, spanOf } from "@/components/bidding/desk/clock";
import { firstCounter } from "@/components/bidding/desk/counter-draft";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { type Market, placeInMarket } from "@/components/bidding/desk/market";

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });

const market: Market = {
  state: "known",
  currencyCode: "USD",
  isFine: true,
  at: "2026-11-20T09:00:00.000Z",
  evidence: undefined,
  point: {
    dayRange: { start: "2026-11-09T00:00:00.000Z", end: "2026-11-15T23:59:59.999Z" },
    amountDistribution: { p25: 1780, p50: 1900.4, p75: 2050 },
    marginOfError: 134,
    relativeMarginOfError: 0.07,
    confidenceScore: 98,
    confidence: "STRONG",
  },
};

const bid = (amount: DeskBid["amount"], maxBuy?: DeskBid["amount"]): DeskBid => ({
  id: "bid_1",
  status: "ACTIVE",
  isRejectedByRule: false,
  amount,
  submittedAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  postingId: "post_1",
  loadId: "load_1",
  carrier: { id: "carrier_1", displayName: "Norteña" },
  load: { id: "load_1", externalDisplayId: "TMS-1" },
  actions: [],
  loadFacts: { status: "AVAILABLE", trailerTypes: [], borderCrossings: [], ...(maxBuy && { maxBuy }) },
});

describe("a price in its market", () => {
  test("is given by the share of prices at or below it and by the quartiles", () => {
    expect(
      [usd(150_000), usd(178_000), usd(190_040), usd(205_000), usd(240_000)].map((price) =>
        placeInMarket(price, market),
      ),
    ).toEqual([
      { percent: 1, band: "below" },
      { percent: 25, band: "between" },
      { percent: 50, band: "between" },
      { percent: 75, band: "between" },
      { percent: 99, band: "above" },
    ]);
  });

  test("has a place among the quartiles alone where the newest week is weak", () => {
    expect(placeInMarket(usd(190_040), { ...market, isFine: false })).toEqual({ band: "between" });
  });

  test("is not compared with prices in another currency, nor with none", () => {
    expect(placeInMarket({ currencyCode: "MXN", amount: 190_000 }, market)).toBeUndefined();
    expect(placeInMarket(usd(190_000), { state: "unasked", currencyCode: "USD" })).toBeUndefined();
  });
});

describe("a counter", () => {
  test("begins at the market's median in whole units where the load has no target, else at nothing", () => {
    expect(firstCounter(bid(usd(194_000)), { market })).toEqual({ amount: 190_000, from: 190_000, source: "typical" });
    expect(firstCounter(bid(usd(194_000)), {})).toEqual({ source: "nothing" });
    expect(firstCounter(bid({ currencyCode: "MXN", amount: 3_500_000 }), { market })).toEqual({ source: "nothing" });
  });
});

test("the clock is amber from half an hour and red from an hour on", () => {
  const now = new Date("2026-11-20T10:00:00.000Z");
  const levels = ["09:30:01", "09:30:00", "09:00:01", "09:00:00"].map(
    (time) => clockAt(`2026-11-20T${time}.000Z`, now).level,
  );
  expect(levels).toEqual(["fresh", "amber", "amber", "red"]);
  expect([59, 60, 61, 48 * 60].map(spanOf)).toEqual([
    { unit: "minutes", counts: { count: 59 } },
    { unit: "hours", counts: { hours: 1, minutes: 0 } },
    { unit: "hours", counts: { hours: 1, minutes: 1 } },
    { unit: "days", counts: { count: 2 } },
  ]);
});
