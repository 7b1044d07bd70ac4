import { expect, test } from "vitest";
import { type CarrierHistory, rankCarriers } from "@/lib/bidding/rules/rank-carriers";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";

const now = new Date("2026-11-20T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const may: Eligibility = { assignable: true, seesFreight: true, offersOnboardingLink: false, misses: [] };
const mayBid: Eligibility = { ...may, assignable: false, reason: "needs_review" };
const blocked: Eligibility = { ...may, assignable: false, seesFreight: false, reason: "do_not_dispatch" };

const carrier = (name: string, history: CarrierHistory = {}, eligibility = may) => ({ name, history, eligibility });
const rank = (carriers: ReturnType<typeof carrier>[], hasRequirements = false) =>
  rankCarriers(carriers, { hasRequirements, now });
const namesOf = (ranked: ReturnType<typeof rank>) => ranked.map(({ name }) => name);

test("whoever hauled this lane comes before whoever hauled near it, bid on it, or has only the trailer", () => {
  const seen = { count: 2, lastAt: daysAgo(10) };
  const ranked = rank([
    carrier("unknown"),
    carrier("trailer", { hauls: { ...seen, withTrailer: 2 } }),
    carrier("bid", { bids: seen }),
    carrier("market", { market: seen }),
    carrier("lane", { lane: seen }),
  ]);
  expect(namesOf(ranked)).toEqual(["lane", "market", "bid", "trailer", "unknown"]);
});

test("may haul comes before may only bid, and that before blocked, whatever the history", () => {
  const lane = { count: 9, lastAt: daysAgo(1) };
  const ranked = rank([carrier("a", { lane }, blocked), carrier("b", { lane }, mayBid), carrier("c")]);
  expect(ranked.map(({ name, standing }) => [name, standing])).toEqual([
    ["c", "ASSIGNABLE"],
    ["b", "BID_ONLY"],
    ["a", "BLOCKED"],
  ]);
});

test("the same history counts for more the younger it is, and offers ignored count against", () => {
  const ofDays = (days: number) => ({ lane: { count: 3, lastAt: daysAgo(days) } });
  const silent = { answers: { offered: 8, answered: 0, minutes: null } };
  const ranked = rank([
    carrier("silent", { ...ofDays(5), ...silent }),
    carrier("old", ofDays(400)),
    carrier("young", ofDays(5)),
  ]);
  expect(namesOf(ranked)[0]).toBe("young");
  expect(namesOf(rank([carrier("new"), carrier("asked", silent)]))).toEqual(["new", "asked"]);
});

test("reasons say what was seen, the weightiest first, and nothing twice", () => {
  const lastAt = daysAgo(3);
  const history: CarrierHistory = {
    lane: { count: 3, lastAt },
    market: { count: 3, lastAt },
    bids: { count: 1, lastAt },
    hauls: { count: 12, withTrailer: 10, lastAt },
    answers: { offered: 5, answered: 4, minutes: 21.6 },
  };
  const [only] = rank([carrier("one", history)], true);
  expect(only?.reasons).toEqual([
    { code: "hauled_lane", count: 3, lastAt: lastAt.toISOString() },
    { code: "bid_on_lane", count: 1, lastAt: lastAt.toISOString() },
    { code: "hauled_trailer", count: 10, of: 12 },
    { code: "meets_requirements" },
    { code: "answers_offers", count: 4, of: 5, minutes: 22 },
  ]);
  const [wider] = rank([carrier("one", { ...history, market: { count: 7, lastAt } })]);
  expect(wider?.reasons.map(({ code }) => code).slice(0, 2)).toEqual(["hauled_lane", "hauled_market"]);
});

test("two offers without an answer are no reason yet, three are", () => {
  const ignoring = (offered: number) => carrier("x", { answers: { offered, answered: 0, minutes: null } });
  expect(rank([ignoring(2)])[0]?.reasons).toEqual([]);
  expect(rank([ignoring(3)])[0]?.reasons).toEqual([{ code: "ignores_offers", count: 3 }]);
});

test("at most five are suggested: those that know the lane, lack nothing and answer", () => {
  const lane = { count: 2, lastAt: daysAgo(2) };
  const lacking = { ...may, misses: [{ requirement: "ctpatCertified" as const, miss: "not_held" as const }] };
  const ranked = rank([
    ...["a", "b", "c", "d", "e", "f"].map((name) => carrier(name, { lane })),
    carrier("lacking", { lane }, lacking),
    carrier("silent", { lane, answers: { offered: 4, answered: 0, minutes: null } }),
    carrier("bidder", { lane }, mayBid),
    carrier("stranger"),
  ]);
  expect(ranked.filter(({ isSuggested }) => isSuggested).map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"]);
});

test("who has what the load asks for comes before who may have it, and that one before who lacks it", () => {
  const missing = (miss: "not_held" | "not_known") => ({
    ...may,
    misses: [{ requirement: "ctpatCertified" as const, miss }],
  });
  const ranked = rank(
    [carrier("a", {}, missing("not_held")), carrier("b", {}, missing("not_known")), carrier("c")],
    true,
  );
  expect(namesOf(ranked)).toEqual(["c", "b", "a"]);
});

test("a carrier that knows the lane is suggested though nobody knows whether it has a certificate", () => {
  const lane = { count: 2, lastAt: daysAgo(2) };
  const unasked = { ...may, misses: [{ requirement: "ctpatCertified" as const, miss: "not_known" as const }] };
  expect(rank([carrier("unasked", { lane }, unasked)], true)[0]?.isSuggested).toBe(true);
});
