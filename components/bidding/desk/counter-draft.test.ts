import { describe, expect, test } from "vitest";
import { type Counterable, doubtsAbout } from "@/components/bidding/desk/counter-draft";

const bid: Counterable = {
  amount: { currencyCode: "USD", amount: 230_000 },
  loadFacts: {
    status: "AVAILABLE",
    trailerTypes: [],
    borderCrossings: [],
    maxBuy: { currencyCode: "USD", amount: 210_000 },
  },
};

describe("a counter is asked for once more", () => {
  test("above max buy, and above what the carrier asks, which it would accept for less", () => {
    expect([210_000, 210_001, 230_000, 230_001].map((amount) => doubtsAbout(amount, bid))).toEqual([
      [],
      [{ doubt: "overCeiling", by: 1 }],
      [{ doubt: "overCeiling", by: 20_000 }],
      [
        { doubt: "overCeiling", by: 20_001 },
        { doubt: "overAsked", by: 1 },
      ],
    ]);
  });

  test("below a tenth of what the carrier asks, where a digit may be missing", () => {
    expect([23_000, 22_999].map((amount) => doubtsAbout(amount, bid))).toEqual([
      [],
      [{ doubt: "farBelow", by: 207_001 }],
    ]);
  });

  test("and not by a max buy in another currency, nor by none", () => {
    const pesos: Counterable = { ...bid, amount: { currencyCode: "MXN", amount: 230_000 } };
    expect([pesos, { amount: bid.amount }].map((one) => doubtsAbout(220_000, one))).toEqual([[], []]);
  });
});
