import { expect, test } from "vitest";
import { stateOf } from "@/components/bidding/offer/offer-state";
import { usualCurrency } from "@/components/bidding/offer/price-draft";
import type { Bid } from "@/lib/bidding/schema/bid";

const aBid = (status: Bid["status"], minute = 0): Bid => ({
  id: `bid_${minute}`,
  status,
  amount: { currencyCode: "USD", amount: 194_000 },
  submittedAt: `2026-11-20T09:${String(minute).padStart(2, "0")}:00.000Z`,
  postingId: "post_1",
  loadId: "load_1",
  updatedAt: "2026-11-20T09:59:00.000Z",
  carrier: { id: "carrier_1", displayName: "Norteña Freight" },
  load: { id: "load_1", externalDisplayId: "1A7C41E815" },
  isRejectedByRule: false,
  actions: [],
});

const offer = (status: "OPEN" | "ENDED", bids: Bid[]) => ({ posting: { id: "post_1", status }, bids });

test("an open posting without a bid may be bid on", () => {
  expect(stateOf(offer("OPEN", []))).toEqual({ is: "open", last: undefined });
});

test.each([
  ["ACTIVE", "sent"],
  ["COUNTERED", "countered"],
  ["ACCEPTED", "accepted"],
] as const)("a bid that is %s is what the carrier sees: %s", (status, is) => {
  const bid = aBid(status, 5);
  expect(stateOf(offer("OPEN", [aBid("REVOKED", 9), bid]))).toEqual({ is, bid });
});

test.each(["REVOKED", "REJECTED"] as const)("after a bid that was %s there may be another", (status) => {
  const newest = aBid(status, 9);
  expect(stateOf(offer("OPEN", [aBid("REVOKED", 5), newest]))).toEqual({ is: "open", last: newest });
});

test("once the posting has ended it is over, unless the load is the carrier's", () => {
  const [lost, won] = [aBid("CLOSED"), aBid("ACCEPTED")];
  expect(stateOf(offer("ENDED", [lost]))).toEqual({ is: "over", last: lost });
  expect(stateOf(offer("ENDED", [won]))).toEqual({ is: "accepted", bid: won });
});

test.each([
  [["MX", "MX"], "MXN"],
  [["CA", "CA"], "CAD"],
  [["US", "US"], "USD"],
  [["MX", "US"], "USD"],
  [["MX", undefined], "USD"],
  [[], "USD"],
])("a trip through %j is usually paid in %s", (countries, currency) => {
  const stops = countries.map((countryCode) => ({ type: "PICKUP" as const, place: { countryCode } }));
  expect(usualCurrency({ stops })).toBe(currency);
});
