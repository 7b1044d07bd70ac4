import { describe, expect, test } from "vitest";
import { type Situation, type StepBid, suggestStep } from "@/lib/bidding/rules/suggest-step";

const usd = (amount: number) => ({ amount, currencyCode: "USD" as const });
const aBid = (id: string, amount: number, fields: Partial<StepBid> = {}): StepBid => ({
  id,
  isWaiting: true,
  isAssignable: true,
  amount: usd(amount),
  ...fields,
});
const situation = (fields: Partial<Situation> = {}): Situation => ({
  status: "AVAILABLE",
  role: "BROKER",
  bids: [],
  posting: "open",
  hasCarrier: false,
  hasDriver: false,
  isPastDelivery: false,
  missing: [],
  ...fields,
});
const stepIn = (fields: Partial<Situation>) => suggestStep(situation(fields));

describe("an open load", () => {
  test("with bids: the best one that may be assigned is accepted", () => {
    const bids = [aBid("cheap", 169_000, { isAssignable: false }), aBid("best", 179_000), aBid("dear", 184_000)];
    expect(stepIn({ bids, maxBuy: usd(192_000) })).toEqual({ step: "accept", bidId: "best", other: "counter" });
  });

  test("with a best bid over the most it may cost: it is countered", () => {
    expect(stepIn({ bids: [aBid("dear", 200_000)], maxBuy: usd(192_000) })).toEqual({
      step: "counter",
      bidId: "dear",
      other: "accept",
    });
  });

  test("a maximum in another currency says nothing about a bid", () => {
    const maxBuy = { amount: 1, currencyCode: "MXN" as const };
    expect(stepIn({ bids: [aBid("best", 179_000)], maxBuy })).toMatchObject({ step: "accept" });
  });

  test("with bids of carriers that may not be assigned alone: they are looked at", () => {
    expect(stepIn({ bids: [aBid("blocked", 169_000, { isAssignable: false })] })).toEqual({ step: "review" });
  });

  test("whose only bid waits for the carrier: it is offered to more", () => {
    expect(stepIn({ bids: [aBid("countered", 169_000, { isWaiting: false })] })).toEqual({ step: "send" });
  });

  test("without a bid: first the places, then the pickup, then the crossing, then the posting", () => {
    expect(stepIn({ missing: ["places", "pickupTime", "crossing"], posting: "none" })).toEqual({ step: "setPlaces" });
    expect(stepIn({ missing: ["pickupTime", "crossing"], posting: "none" })).toEqual({ step: "setPickup" });
    expect(stepIn({ missing: ["crossing", "contacts"], posting: "none" })).toEqual({ step: "chooseCrossing" });
    expect(stepIn({ missing: ["contacts"], posting: "none" })).toEqual({ step: "post" });
    expect(stepIn({ posting: "ended" })).toEqual({ step: "post" });
    expect(stepIn({ status: "ON_HOLD", posting: "none" })).toEqual({ step: "post" });
  });

  test("with a carrier assigned by hand: it is booked, whatever was bid", () => {
    expect(stepIn({ status: "ON_HOLD", hasCarrier: true, bids: [aBid("best", 1)] })).toEqual({ step: "book" });
  });
});

describe("a booked load", () => {
  test("asks for its driver, then for nothing, then to be completed", () => {
    expect(stepIn({ status: "BOOKED", hasCarrier: true })).toEqual({ step: "dispatch" });
    expect(stepIn({ status: "BOOKED", hasCarrier: true, hasDriver: true })).toBeUndefined();
    expect(stepIn({ status: "BOOKED", hasCarrier: true, isPastDelivery: true })).toEqual({ step: "complete" });
  });
});

test("what is over asks for nothing", () => {
  expect(stepIn({ status: "COMPLETED", missing: ["pickupTime"] })).toBeUndefined();
  expect(stepIn({ status: "CANCELLED", bids: [aBid("best", 1)] })).toBeUndefined();
});

test("a viewer sees the step and that a viewer cannot take it", () => {
  expect(stepIn({ role: "VIEWER", posting: "none" })).toEqual({ step: "post", blocked: "viewer" });
});
