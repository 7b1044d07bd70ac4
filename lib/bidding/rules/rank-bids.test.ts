import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RankedBid, rankBids } from "@/lib/bidding/rules/rank-bids";
import type { RequirementMiss } from "@/lib/vocabulary/carrier-requirement";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";
import { CurrencyCode } from "@/lib/vocabulary/money";

const misses = (miss: RequirementMiss["miss"]) => [{ requirement: "ctpatCertified" as const, miss }];
const assignable = { assignable: true, misses: [] };
const standings: Record<string, Pick<RankedBid, "actions" | "meaning">> = {
  waiting: { actions: ["ACCEPT", "REJECT", "COUNTER"], meaning: assignable },
  lacking: { actions: ["ACCEPT", "REJECT", "COUNTER"], meaning: { assignable: true, misses: misses("expired") } },
  unasked: { actions: ["ACCEPT", "REJECT", "COUNTER"], meaning: { assignable: true, misses: misses("not_known") } },
  blocked: { actions: ["ACCEPT", "REJECT", "COUNTER"], meaning: { assignable: false, misses: [] } },
  unknown: { actions: ["ACCEPT", "REJECT", "COUNTER"] },
  countered: { actions: ["REVOKE_COUNTER"], meaning: assignable },
  settled: { actions: [], meaning: assignable },
};

/** A bid from words like "USD 1800 blocked", named by the words; submitted at 9:00 unless "at" says otherwise. */
function aBid(words: string): RankedBid {
  const [currency, amount, standing = "waiting", , time = "09:00"] = words.split(" ");
  const { actions, meaning } = standings[standing] ?? expect.fail(`${standing} is no standing`);
  return {
    id: words,
    amount: { currencyCode: CurrencyCode.parse(currency), amount: Number(amount) * 100 },
    submittedAt: `2026-11-20T${time}:00.000Z`,
    actions,
    meaning,
  };
}

type Case = [why: string, loadCurrency: CurrencyCode | "none", ranked: string[], best: "first" | "nobody"];

/** Bids in the order in which they are ranked. */
const cases: Case[] = [
  ["no bid at all", "USD", [], "nobody"],
  ["one bid", "USD", ["USD 1800"], "first"],
  ["one bid of a blocked carrier", "USD", ["USD 1800 blocked"], "nobody"],
  ["one bid of a carrier that is not known yet", "USD", ["USD 1800 unknown"], "nobody"],
  ["one bid that waits for the carrier", "USD", ["USD 1800 countered"], "nobody"],
  ["one settled bid", "USD", ["USD 1800 settled"], "nobody"],
  ["one bid in another currency", "USD", ["MXN 95000"], "nobody"],
  ["one bid in another currency that is less in figures", "USD", ["MXN 900"], "nobody"],
  ["one bid in another currency the other way round", "MXN", ["USD 1800"], "nobody"],
  ["one bid in a third currency", "MXN", ["CAD 2500"], "nobody"],
  ["the lower before the higher", "USD", ["USD 1800", "USD 1900"], "first"],
  ["by amounts and not by their figures", "USD", ["USD 900", "USD 1000"], "first"],
  ["three of them", "USD", ["USD 1700", "USD 1800", "USD 1900"], "first"],
  ["a cent less", "USD", ["USD 1799.99", "USD 1800"], "first"],
  ["of equal ones the one that came first", "USD", ["USD 1800", "USD 1800 waiting at 09:01"], "first"],
  ["of equal ones of the same minute the one with the lower id", "USD", ["USD 1800", "USD 1800 waiting"], "first"],
  ["the assignable before the cheaper blocked", "USD", ["USD 1800", "USD 1500 blocked"], "first"],
  ["the assignable before the cheaper unknown", "USD", ["USD 1800", "USD 1500 unknown"], "first"],
  ["one bid of a carrier that lacks something", "USD", ["USD 1800 lacking"], "nobody"],
  ["one bid of a carrier of which something is not known", "USD", ["USD 1800 unasked"], "first"],
  ["who lacks nothing before the cheaper lacking", "USD", ["USD 1800", "USD 1500 lacking"], "first"],
  ["the cheaper one of which something is not known", "USD", ["USD 1500 unasked", "USD 1800"], "first"],
  ["the one that is not known before the cheaper lacking", "USD", ["USD 1800 unasked", "USD 1500 lacking"], "first"],
  ["lacking ones by price", "USD", ["USD 1500 lacking", "USD 1600 lacking"], "nobody"],
  ["the lacking before the cheaper blocked", "USD", ["USD 1800 lacking", "USD 1500 blocked"], "nobody"],
  ["the lacking before the cheaper countered", "USD", ["USD 1800 lacking", "USD 1500 countered"], "nobody"],
  ["the other currency before the lacking in the load's", "USD", ["MXN 95000", "USD 1800 lacking"], "nobody"],
  ["blocked ones by price", "USD", ["USD 1500 blocked", "USD 1600 blocked"], "nobody"],
  ["blocked and unknown ones by price", "USD", ["USD 1500 unknown", "USD 1600 blocked"], "nobody"],
  ["what can be taken before the cheaper countered", "USD", ["USD 1800", "USD 1500 countered"], "first"],
  ["the countered before the cheaper blocked", "USD", ["USD 1800 countered", "USD 1500 blocked"], "nobody"],
  ["countered ones by price", "USD", ["USD 1500 countered", "USD 1600 countered"], "nobody"],
  ["the countered before the cheaper settled", "USD", ["USD 1800 countered", "USD 1500 settled"], "nobody"],
  ["the open before the settled", "USD", ["USD 1800", "USD 1500 settled"], "first"],
  ["the blocked before the settled", "USD", ["USD 1800 blocked", "USD 1500 settled"], "nobody"],
  ["the load's currency first", "USD", ["USD 1850", "MXN 95000"], "first"],
  ["the load's currency first, though others are more", "USD", ["USD 1850", "MXN 94000", "MXN 95000"], "first"],
  ["the load's currency first, though less in figures", "USD", ["USD 1850", "MXN 100"], "first"],
  ["the load's currency first, pesos", "MXN", ["MXN 95000", "USD 1850"], "first"],
  ["the load's currency first, Canadian", "CAD", ["CAD 2500", "MXN 1", "USD 1"], "first"],
  ["others by currency, then price", "USD", ["USD 9", "CAD 2", "CAD 3", "MXN 1", "MXN 4"], "first"],
  ["others alone", "CAD", ["MXN 1", "MXN 4", "USD 2"], "nobody"],
  ["the assignable in pesos before the blocked in dollars", "USD", ["MXN 95000", "USD 1500 blocked"], "nobody"],
  ["the waiting in pesos before the countered in dollars", "USD", ["MXN 95000", "USD 1500 countered"], "nobody"],
  ["blocked ones in the load's currency first", "USD", ["USD 1500 blocked", "MXN 1 blocked"], "nobody"],
  ["settled ones in the load's currency first", "USD", ["USD 1500 settled", "MXN 1 settled"], "nobody"],
  ["no money, one currency", "none", ["MXN 94000", "MXN 95000"], "first"],
  ["no money, one bid", "none", ["USD 1800"], "first"],
  ["no money, two currencies", "none", ["MXN 95000", "USD 1850"], "nobody"],
  ["no money, two currencies, most in one", "none", ["MXN 95000", "USD 1850", "USD 1900"], "nobody"],
  ["no money, the other currency is countered", "none", ["USD 1850", "MXN 95000 countered"], "nobody"],
  ["no money, the other currency is blocked", "none", ["USD 1850", "MXN 95000 blocked"], "nobody"],
  ["no money, the other currency is settled", "none", ["USD 1850", "MXN 95000 settled"], "first"],
  ["no money, blocked", "none", ["USD 1850 blocked"], "nobody"],
  ["no money, settled", "none", ["USD 1850 settled"], "nobody"],
  [
    "everything at once",
    "USD",
    [
      "USD 1800",
      "USD 1900",
      "MXN 9",
      "USD 1400 countered",
      "MXN 7 countered",
      "USD 1500 blocked",
      "USD 1600 unknown",
      "MXN 8 blocked",
      "USD 1300 settled",
      "MXN 6 settled",
    ],
    "first",
  ],
];

describe("bids are ranked:", () => {
  test.each(cases)("%s", (_why, loadCurrency, ranked, best) => {
    const ranking = rankBids(ranked.map(aBid).toReversed(), loadCurrency === "none" ? undefined : loadCurrency);
    expect(ranking.bids.map(({ id }) => id)).toEqual(ranked);
    expect(ranking.best?.id).toBe(best === "first" ? ranked[0] : undefined);
  });
});

test.each([
  ["USD", "USD 1", true],
  ["USD", "MXN 1", false],
  ["none", "MXN 1", true],
] as const)("for a load in %s, %s can be compared: %s", (loadCurrency, words, expected) => {
  const bid = aBid(words);
  expect(rankBids([bid], loadCurrency === "none" ? undefined : loadCurrency).isCompared(bid)).toBe(expected);
});

const someCurrency = fc.constantFrom("USD" as const, "MXN" as const, "CAD" as const);
const someBid = fc
  .tuple(someCurrency, fc.integer({ min: 1, max: 9 }), fc.constantFrom(...Object.keys(standings)))
  .map((words) => aBid(words.join(" ")));
const someBids = fc.uniqueArray(someBid, { selector: ({ id }) => id, maxLength: 12 });

describe("whatever is bid,", () => {
  test("the same one is best in whatever order the bids come", () => {
    const shuffled = someBids.chain((bids) =>
      fc.record({ bids: fc.constant(bids), other: fc.shuffledSubarray(bids, { minLength: bids.length }) }),
    );
    fc.assert(
      fc.property(shuffled, fc.option(someCurrency, { nil: undefined }), ({ bids, other }, currency) => {
        const [one, another] = [rankBids(bids, currency), rankBids(other, currency)];
        expect(another.bids).toEqual(one.bids);
        expect(another.best).toBe(one.best);
      }),
    );
  });

  test("the best can be taken, of a carrier that may be assigned and lacks nothing, and none such asks for less", () => {
    fc.assert(
      fc.property(someBids, someCurrency, (bids, currency) => {
        const { best } = rankBids(bids, currency);
        const takeable = bids.filter(
          ({ actions, meaning, amount }) =>
            actions.includes("ACCEPT") &&
            meaning?.assignable &&
            !meaning.misses.some(isLack) &&
            amount.currencyCode === currency,
        );
        expect(best?.amount.amount).toBe(
          takeable.length > 0 ? Math.min(...takeable.map(({ amount }) => amount.amount)) : undefined,
        );
      }),
    );
  });

  test("conversion by one rate ranks bids as if all had been made in the load's currency", () => {
    fc.assert(
      fc.property(someBids, (bids) => {
        const cents = (bid: RankedBid) => (bid.amount.currencyCode === "USD" ? 1 : 2) * bid.amount.amount;
        const inDollars = (bid: RankedBid) => ({ currencyCode: "USD" as const, amount: cents(bid) });
        const converted = bids.map((bid) => ({ ...bid, compared: { amount: inDollars(bid) } }));
        const { best } = rankBids(converted, "USD");
        const asDollars = rankBids(
          bids.map((bid) => ({ ...bid, amount: inDollars(bid) })),
          "USD",
        ).best;
        expect(best && inDollars(best)).toEqual(asDollars?.amount);
      }),
    );
  });

  test("a bid in another currency changes nothing of which is best", () => {
    fc.assert(
      fc.property(someBids, someBid, (bids, another) => {
        fc.pre(another.amount.currencyCode !== "USD");
        expect(rankBids([...bids, another], "USD").best?.id).toBe(rankBids(bids, "USD").best?.id);
      }),
    );
  });
});
