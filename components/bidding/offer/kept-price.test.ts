import { expect, test } from "vitest";
import { keptText, readKept } from "@/components/bidding/offer/price-draft";

const price = { text: "1,85", currencyCode: "MXN" as const, note: "Truck empty in Monterrey" };

test("a price that was typed and not sent is read as it was", () => {
  expect(readKept(keptText("bid_1 REVOKED", price), "bid_1 REVOKED")).toEqual(price);
});

test("what was typed before the bid came to something else is no longer meant", () => {
  expect(readKept(keptText("bid_1 REVOKED", price), "bid_2 REJECTED")).toBe(undefined);
});

test.each([null, "", "{", "[]", '{"about":"it"}', '{"about":"it","text":1,"currencyCode":"EUR","note":""}'])(
  "%j contains no price",
  (kept) => {
    expect(readKept(kept, "it")).toBe(undefined);
  },
);
