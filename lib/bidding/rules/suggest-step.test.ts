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
      others: [{ step: "counter", bidId: "best" }],
    });
  });

  test("with a best bid over the most it may cost: it is countered", () => {
    expect(stepIn({ best: aBid("dear", 200_000), hasWaitingBid: true, maxBuy: usd(192_000) })).toEqual({
      step: "counter",
      bidId: "dear",
      others: [{ step: "accept", bidId: "dear" }],
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

  test("with a best bid that is hardly meant: it is looked at, not countered", () => {
    const known = { hasWaitingBid: true, maxBuy: usd(192_000) };
    expect(stepIn({ ...known, best: aBid("typo", 1900) })).toEqual({
      step: "review",
      others: [{ step: "accept", bidId: "typo" }],
    });
    expect(stepIn({ ...known, best: aBid("cheap", 64_000) })).toMatchObject({ step: "accept" });
  });

  test("with a best bid in pesos over the dollars the customer pays by the rate of exchange: it is countered", () => {
    const at = {
      baseCurrency: "USD",
      quoteCurrency: "MXN",
      rate: 17.5,
      source: "Banxico",
      asOf: "2026-11-26",
      validDays: 7,
    } as const;
    const exchange = { rates: [at], today: "2026-11-27" };
    const best = { id: "loss", price: { amount: 3_850_000, currencyCode: "MXN" as const } };
    const known = { best, hasWaitingBid: true, sell: usd(200_000) };
    expect(stepIn({ ...known, exchange })).toMatchObject({ step: "counter" });
    expect(stepIn({ ...known, sell: usd(220_000), exchange })).toMatchObject({ step: "accept" });
    expect(stepIn(known)).toMatchObject({ step: "accept" });
  });

  test("a maximum in another currency says nothing about a bid", () => {
    const maxBuy = { amount: 1, currencyCode: "MXN" as const };
    expect(stepIn({ best: aBid("best", 179_000), hasWaitingBid: true, maxBuy })).toMatchObject({ step: "accept" });
  });

  test("with bids that wait, none of them the best: they are looked at", () => {
    expect(stepIn({ hasWaitingBid: true })).toEqual({ step: "review", others: [] });
  });

  test("whose bids all wait for their carriers: it is offered to more", () => {
    expect(stepIn({})).toEqual({ step: "send", others: [] });
  });

  test("without a bid: first the places, then the pickup, then the crossing, then the posting", () => {
    expect(stepIn({ missing: ["places", "pickupTime", "crossing"], posting: "none" })).toEqual({
      step: "setPlaces",
      others: [],
    });
    expect(stepIn({ missing: ["pickupTime", "crossing"], posting: "none" })).toEqual({ step: "setPickup", others: [] });
    expect(stepIn({ missing: ["crossing", "contacts"], posting: "none" })).toEqual({
      step: "chooseCrossing",
      others: [],
    });
    expect(stepIn({ missing: ["contacts"], posting: "none" })).toEqual({ step: "post", others: [] });
    expect(stepIn({ posting: "ended" })).toEqual({ step: "post", others: [] });
    expect(stepIn({ status: "ON_HOLD", posting: "none" })).toEqual({ step: "post", others: [] });
  });

  test("with a carrier assigned by hand: it is booked, whatever was bid", () => {
    expect(stepIn({ status: "ON_HOLD", hasCarrier: true, best: aBid("best", 1) })).toEqual({
      step: "book",
      others: [],
    });
  });
});

describe("a booked load", () => {
  const namesIn = (fields: Partial<Situation>) => {
    const { step, others = [] } = stepIn({ status: "BOOKED", ...fields }) ?? {};
    return [step, ...others.map((other) => other.step)];
  };

  test("asks for its rate confirmation, and once its driver is known for the customer to be told", () => {
    expect(namesIn({ hasCarrier: true })).toEqual(["confirm", "tell", "dispatch"]);
    expect(namesIn({ hasCarrier: true, hasDriver: true })).toEqual(["tell", "confirm"]);
  });

  test("whose delivery has passed is completed", () => {
    expect(namesIn({ hasCarrier: true, isPastDelivery: true })).toEqual(["complete"]);
  });

  test("without a carrier asks for nothing", () => {
    expect(stepIn({ status: "BOOKED" })).toBeUndefined();
  });
});

test("what is over asks for nothing", () => {
  expect(stepIn({ status: "COMPLETED", missing: ["pickupTime"] })).toBeUndefined();
  expect(stepIn({ status: "CANCELLED", best: aBid("best", 1) })).toBeUndefined();
});

test("a viewer sees the step and that a viewer cannot take it", () => {
  expect(stepIn({ role: "VIEWER", posting: "none" })).toEqual({ step: "post", others: [], blocked: "viewer" });
});
