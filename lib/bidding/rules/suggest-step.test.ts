import { describe, expect, test } from "vitest";
import { type Situation, suggestStep } from "@/lib/bidding/rules/suggest-step";

const usd = (amount: number) => ({ amount, currencyCode: "USD" as const });
const aBid = (id: string, amount: number) => ({ id, price: usd(amount) });
const situation = (fields: Partial<Situation> = {}): Situation => ({
  status: "AVAILABLE",
  role: "BROKER",
  hasWaitingBid: false,
  posting: "open",
  hasCarrier: false,
  hasDriver: false,
  isPastDelivery: false,
  missing: [],
  ...fields,
});
const stepIn = (fields: Partial<Situation>) => suggestStep(situation(fields));

describe("an open load", () => {
  test("with a best bid: it is accepted", () => {
    expect(stepIn({ best: aBid("best", 179_000), hasWaitingBid: true, maxBuy: usd(192_000) })).toEqual({
      step: "accept",
      bidId: "best",
      other: "counter",
    });
  });

  test("with a best bid over the most it may cost: it is countered", () => {
    expect(stepIn({ best: aBid("dear", 200_000), hasWaitingBid: true, maxBuy: usd(192_000) })).toEqual({
      step: "counter",
      bidId: "dear",
      other: "accept",
    });
  });

  test("with a best bid over what the customer pays: it is countered, also below the most it may cost", () => {
    const [maxBuy, sell] = [usd(192_000), usd(175_000)];
    expect(stepIn({ best: aBid("loss", 179_000), hasWaitingBid: true, maxBuy, sell })).toMatchObject({
      step: "counter",
    });
    expect(stepIn({ best: aBid("even", 175_000), hasWaitingBid: true, maxBuy, sell })).toMatchObject({
      step: "accept",
    });
  });

  test("a maximum in another currency says nothing about a bid", () => {
    const maxBuy = { amount: 1, currencyCode: "MXN" as const };
    expect(stepIn({ best: aBid("best", 179_000), hasWaitingBid: true, maxBuy })).toMatchObject({ step: "accept" });
  });

  test("with bids that wait, none of them the best: they are looked at", () => {
    expect(stepIn({ hasWaitingBid: true })).toEqual({ step: "review" });
  });

  test("whose bids all wait for their carriers: it is offered to more", () => {
    expect(stepIn({})).toEqual({ step: "send" });
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
    expect(stepIn({ status: "ON_HOLD", hasCarrier: true, best: aBid("best", 1) })).toEqual({ step: "book" });
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
  expect(stepIn({ status: "CANCELLED", best: aBid("best", 1) })).toBeUndefined();
});

test("a viewer sees the step and that a viewer cannot take it", () => {
  expect(stepIn({ role: "VIEWER", posting: "none" })).toEqual({ step: "post", blocked: "viewer" });
});
