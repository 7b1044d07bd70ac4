import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Counterable,
  type CounterGround,
  counterFor,
  farBelow,
  firstCounter,
  refusalOfCounter,
} from "@/components/bidding/desk/counter-draft";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount: amount * 100 });
const mxn = (amount: number) => ({ ...usd(amount), currencyCode: "MXN" as const });
const facts = { status: "AVAILABLE" as const, trailerTypes: [], borderCrossings: [] };

const bid: Counterable = { amount: usd(2300), loadFacts: { ...facts, maxBuy: usd(2100) } };

const aBid: DeskBid = {
  id: "bid_1",
  status: "ACTIVE",
  isRejectedByRule: false,
  amount: usd(1900),
  submittedAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  postingId: "post_1",
  loadId: "load_1",
  carrier: { id: "carrier_1", displayName: "Norteña" },
  load: { id: "load_1", externalDisplayId: "TMS-1" },
  actions: ["ACCEPT", "COUNTER", "REJECT"],
};

describe("a counter is filled in", () => {
  const cents = (ground: CounterGround) =>
    counterFor(Object.assign({}, ...Object.entries(ground).map(([name, whole]) => ({ [name]: whole * 100 }))));
  test.each([
    ["halfway between target and bid", { bid: 1900, target: 1840 }, { source: "midTarget", from: 1840, amount: 1870 }],
    ["to 25 where there is room", { bid: 2000, target: 1715 }, { source: "midTarget", from: 1715, amount: 1850 }],
    ["to 5 where there is little", { bid: 1000, target: 976 }, { source: "midTarget", from: 976, amount: 990 }],
    ["not over max buy", { bid: 2400, target: 1800, maxBuy: 1950 }, { source: "capped", from: 1950, amount: 1950 }],
    [
      "not below a target that is over max buy",
      { bid: 2400, target: 1800, maxBuy: 1700 },
      { source: "target", from: 1800, amount: 1800 },
    ],
    [
      "higher than what the carrier refused",
      { bid: 1900, target: 1700, refused: 1800 },
      { source: "midRefused", from: 1800, amount: 1850 },
    ],
    [
      "with what the market typically pays",
      { bid: 1500, typical: 1318 },
      { source: "typical", from: 1318, amount: 1325 },
    ],
    [
      "with that also where the bid meets the target",
      { bid: 1500, target: 1600, typical: 1318 },
      { source: "typical", from: 1318, amount: 1325 },
    ],
    [
      "with max buy where nothing else is known",
      { bid: 1500, maxBuy: 1400 },
      { source: "maxBuy", from: 1400, amount: 1400 },
    ],
  ])("%s", (_name, ground, expected) => {
    const draft = cents(ground);
    expect("from" in draft ? { ...draft, from: draft.from / 100, amount: draft.amount / 100 } : draft).toEqual(
      expected,
    );
  });

  test("with nothing where the bid is below all that is known, or nothing is", () => {
    expect(cents({ bid: 1500, target: 1500, typical: 1600, maxBuy: 1700 })).toEqual({ source: "lowEnough" });
    expect(cents({ bid: 1500 })).toEqual({ source: "nothing" });
  });

  test.each<[string, Parameters<typeof cents>[0], ReturnType<typeof cents>]>([
    [
      "the target, where halfway to the bid is more",
      { bid: 2250, target: 1850 },
      { source: "withinSell", from: 185_000, amount: 185_000 },
    ],
    ["nothing, where the target is more too", { bid: 2250, target: 2000 }, { source: "aboveSell" }],
    [
      "nothing, where the market and max buy are more",
      { bid: 2250, typical: 2000, maxBuy: 2100 },
      { source: "aboveSell" },
    ],
    [
      "halfway to the bid, where that is less",
      { bid: 2000, target: 1800 },
      { source: "midTarget", from: 180_000, amount: 190_000 },
    ],
  ])("with no more than a customer pays who pays 1,950: %s", (_what, ground, expected) => {
    expect(cents({ ...ground, sell: 1950 })).toEqual(expected);
  });

  test.each<[string, Parameters<typeof cents>[0], ReturnType<typeof cents>]>([
    [
      "what it asks, where halfway to the bid is more",
      { bid: 1840, target: 1760 },
      { source: "rival", from: 179_000, amount: 179_000 },
    ],
    ["what it asks, where nothing else is known", { bid: 1840 }, { source: "rival", from: 179_000, amount: 179_000 }],
    [
      "halfway to the bid, where that is less",
      { bid: 1840, target: 1700 },
      { source: "midTarget", from: 170_000, amount: 177_500 },
    ],
    ["nothing, where the carrier refused as much", { bid: 1840, refused: 1790 }, { source: "rivalBelow" }],
    [
      "what the market pays, where the bid is the lowest",
      { bid: 1780, typical: 1700 },
      { source: "typical", from: 170_000, amount: 170_000 },
    ],
  ])("with no more than the best other bid, which asks 1,790: %s", (_what, ground, expected) => {
    expect(cents({ ...ground, rival: 1790 })).toEqual(expected);
  });

  test("with no more than a bid in another currency asks, where a rate compares the two", () => {
    const at = { baseCurrency: "USD", quoteCurrency: "MXN", rate: 17.5 } as const;
    const exchange = { rates: [{ ...at, source: "Banxico", asOf: "2026-11-26", validDays: 7 }], today: "2026-11-27" };
    expect(firstCounter(aBid, { rival: mxn(31_500) })).toEqual({ source: "nothing" });
    expect(firstCounter(aBid, { rival: mxn(31_500) }, exchange)).toMatchObject({ source: "rival", amount: 180_000 });
  });

  test("from figures in the bid's currency alone", () => {
    const other: DeskBid = { ...aBid, loadFacts: { ...facts, targetRate: mxn(1840), maxBuy: mxn(1850) } };
    expect(firstCounter(other, {})).toEqual({ source: "nothing" });
    expect(firstCounter({ ...other, loadFacts: { ...facts, targetRate: usd(1840) } }, {})).toMatchObject({
      amount: 187_000,
    });
  });

  test("in pesos from a max buy in dollars, by the rate that compares the two", () => {
    const at = { baseCurrency: "USD", quoteCurrency: "MXN", rate: 17.5 } as const;
    const inPesos: DeskBid = {
      ...aBid,
      amount: mxn(35_000),
      compared: { amount: usd(2000), at: { ...at, source: "Banxico", asOf: "2026-11-26", validDays: 7 } },
      loadFacts: { ...facts, maxBuy: usd(1900) },
    };
    expect(firstCounter(inPesos, {})).toEqual({ source: "maxBuy", from: 3_325_000, amount: 3_325_000 });
  });
});

test("for a load that is bought in pesos and sold in dollars a counter is none that loses money by the rate", () => {
  const at = {
    baseCurrency: "USD",
    quoteCurrency: "MXN",
    rate: 17.5,
    source: "Banxico",
    asOf: "2026-11-26",
    validDays: 7,
  } as const;
  const exchange = { rates: [at], today: "2026-11-27" };
  const loadFacts = { ...facts, maxBuy: mxn(38_000), sellPrice: usd(2000) };
  const inPesos: DeskBid = { ...aBid, amount: mxn(40_000), loadFacts };
  expect(firstCounter(inPesos, {})).toMatchObject({ source: "maxBuy", amount: 3_800_000 });
  expect(firstCounter(inPesos, {}, exchange)).toEqual({ source: "aboveSell" });
  const dearer = { ...inPesos, loadFacts: { ...loadFacts, sellPrice: usd(2200) } };
  expect(firstCounter(dearer, {}, exchange)).toMatchObject({ source: "maxBuy", amount: 3_800_000 });
});

test("a counter is never on the wrong side of the bid, another bid, the target, the last counter, max buy or the sell price", () => {
  const figure = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined });
  const ground = fc.record({
    bid: fc.integer({ min: 1, max: 1_000_000 }),
    target: figure,
    maxBuy: figure,
    typical: figure,
    refused: figure,
    sell: figure,
    rival: figure,
  });
  fc.assert(
    fc.property(ground, (known) => {
      const draft = counterFor(known);
      if (!("amount" in draft)) return;
      const { bid: asked, target = asked, refused = asked, maxBuy = asked, sell = asked, rival = asked } = known;
      const last = refused < asked ? refused : 1;
      const low = target < asked ? Math.max(Math.min(target, rival), last) : last;
      expect(draft.amount).toBeLessThan(asked);
      expect(draft.amount).toBeLessThanOrEqual(rival);
      expect(draft.amount).toBeGreaterThanOrEqual(low);
      expect(draft.amount).toBeLessThanOrEqual(Math.max(maxBuy, low));
      expect(draft.amount).toBeLessThanOrEqual(sell);
    }),
    { numRuns: 2000 },
  );
});

test("a counter halfway is a round figure wherever twenty units lie between the two sides", () => {
  const pair = fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 2000, max: 100_000 }));
  fc.assert(
    fc.property(pair, ([target, gap]) => {
      const draft = counterFor({ bid: target + gap, target });
      expect("amount" in draft && draft.amount % 500).toBe(0);
    }),
  );
});

test("an amount equal to the bid or over it is no counter", () => {
  expect([229_999, 230_000, 235_000].map((amount) => refusalOfCounter(amount, bid))).toEqual([
    undefined,
    { refusal: "asAsked", by: 0 },
    { refusal: "overAsked", by: 5_000 },
  ]);
});

test("a counter below a tenth of what the carrier asks is asked for once more: a digit may be missing", () => {
  expect([23_000, 22_999].map((amount) => farBelow(amount, bid))).toEqual([undefined, 207_001]);
});
