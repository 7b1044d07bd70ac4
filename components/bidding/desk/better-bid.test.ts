import { expect, test } from "vitest";
import { betterBidThan, otherCurrencies } from "@/components/bidding/desk/better-bid";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import type { Money } from "@/lib/vocabulary/money";

const assignable = { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] };

const aBid = (id: string, dollars: number, more: Partial<DeskBid> = {}): DeskBid => ({
  id,
  status: "ACTIVE",
  isRejectedByRule: false,
  amount: { currencyCode: "USD", amount: dollars * 100 },
  submittedAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  postingId: "post_1",
  loadId: "load_1",
  carrier: { id: `carrier_${id}`, displayName: "Norteña" },
  load: { id: "load_1", externalDisplayId: "TMS-1" },
  actions: ["ACCEPT", "COUNTER", "REJECT"],
  meaning: assignable,
  ...more,
});

const asked = aBid("asked", 1900);
const usd = (dollars: number) => ({ currencyCode: "USD" as const, amount: dollars * 100 });
const at: ExchangeRate = {
  baseCurrency: "USD",
  quoteCurrency: "MXN",
  rate: 17.5,
  source: "Banxico",
  asOf: "2026-11-26",
  validDays: 7,
};
const pesos: Money = { currencyCode: "MXN", amount: 100 };

test("a better bid is the cheapest that could be accepted instead, with how much less it is", () => {
  const [near, best] = [aBid("near", 1890), aBid("best", 1840)];
  expect(betterBidThan(asked, [near, asked, best])).toEqual({ bid: best, less: usd(60) });
});

test("of equal ones it is the one that came first", () => {
  const [late, early] = [aBid("late", 1840, { submittedAt: "2026-11-20T10:00:00.000Z" }), aBid("early", 1840)];
  expect(betterBidThan(asked, [late, early])?.bid).toBe(early);
});

test.each([
  ["costs as much", aBid("other", 1900)],
  ["is for another load", aBid("other", 100, { loadId: "load_2" })],
  ["waits for the carrier", aBid("other", 100, { status: "COUNTERED", actions: ["REVOKE_COUNTER"] })],
  ["was settled", aBid("other", 100, { status: "CLOSED", actions: [] })],
  ["is of a carrier that may not be assigned", aBid("other", 100, { meaning: { ...assignable, assignable: false } })],
  ["is of a carrier that is not known yet", aBid("other", 100, { meaning: undefined })],
  ["is in another currency", aBid("other", 100, { amount: pesos })],
])("no bid is better that %s", (_why, other) => {
  expect(betterBidThan(asked, [asked, other])).toBeUndefined();
});

test("a bid in another currency is compared by the rate of exchange", () => {
  const [near, converted] = [
    aBid("near", 1890),
    aBid("converted", 0, { amount: pesos, compared: { amount: usd(1840), at } }),
  ];
  expect(betterBidThan(asked, [near, converted])).toEqual({ bid: converted, less: usd(60) });
  expect(betterBidThan(converted, [aBid("cheap", 1800)])?.less).toEqual(usd(40));
  expect(otherCurrencies(asked, [near, converted])).toEqual([]);
});

test("bids in other currencies are named, not compared", () => {
  const blocked = aBid("blocked", 1, { amount: pesos, meaning: undefined });
  expect(otherCurrencies(asked, [asked, aBid("near", 1), blocked])).toEqual([]);
  expect(otherCurrencies(asked, [aBid("one", 1, { amount: pesos }), aBid("two", 1, { amount: pesos })])).toEqual([
    "MXN",
  ]);
});
