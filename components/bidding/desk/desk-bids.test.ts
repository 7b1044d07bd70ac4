import { describe, expect, test } from "vitest";
import {
  type DeskBid,
  frozenGroups,
  groupByLoad,
  isForBroker,
  keptWith,
  listAfter,
  waitsSince,
  withKept,
} from "@/components/bidding/desk/desk-bids";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import { exampleEvent } from "@/lib/bidding/schema/example-bid";

const load = (id: string) => ({ id, externalId: id, externalDisplayId: id });

function aBid(id: string, given: Partial<DeskBid> & { usd?: number } = {}): DeskBid {
  const { usd = 1900, ...rest } = given;
  const loadId = rest.loadId ?? "load_1";
  return {
    id,
    status: "ACTIVE",
    amount: { currencyCode: "USD", amount: usd * 100 },
    submittedAt: "2026-11-20T09:00:00.000Z",
    updatedAt: "2026-11-20T09:00:00.000Z",
    postingId: "post_1",
    loadId,
    carrier: { id: `carrier_${id}`, displayName: id },
    load: load(loadId),
    isRejectedByRule: false,
    actions: ["ACCEPT", "REJECT", "COUNTER"],
    ...rest,
  };
}

function anEvent(type: BidEventType, bid: DeskBid, timestamp: string): BidEvent {
  const { data } = exampleEvent(type);
  const { id, amount, submittedAt, carrier } = bid;
  return {
    ...exampleEvent(type),
    timestamp,
    data: { ...data, bid: { ...data.bid, id, amount, submittedAt }, carrier, load: { ...load(bid.loadId) } },
  };
}

const idsOf = (groups: ReturnType<typeof groupByLoad>) => groups.map(({ bids }) => bids.map(({ id }) => id));

describe("the desk", () => {
  test("shows the load that waits longest first, within it the lowest open bid first and settled ones last", () => {
    const bids = [
      aBid("dear", { usd: 2000 }),
      aBid("won", { usd: 100, status: "ACCEPTED", actions: [] }),
      aBid("cheap", { usd: 1800 }),
      aBid("older", { loadId: "load_2", submittedAt: "2026-11-20T08:00:00.000Z" }),
      aBid("countered", { loadId: "load_3", status: "COUNTERED", submittedAt: "2026-11-20T07:00:00.000Z" }),
    ];
    expect(idsOf(groupByLoad(bids))).toEqual([["older"], ["cheap", "dear", "won"], ["countered"]]);
  });

  test("ranks bids in the currency of their load's money, though most are in another", () => {
    const loadFacts = {
      status: "AVAILABLE" as const,
      trailerTypes: [],
      borderCrossings: [],
      currencyCode: "USD" as const,
    };
    const meaning = { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] };
    const inPesos = (id: string) => aBid(id, { amount: { currencyCode: "MXN", amount: 100 }, loadFacts, meaning });
    const [group] = groupByLoad([inPesos("c"), inPesos("b"), aBid("a", { loadFacts, meaning })]);
    expect(group?.bids.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(group?.best?.id).toBe("a");
  });

  test("counts the wait from the submission, and anew from the carrier's answer to a counter", () => {
    const counter = { amount: { currencyCode: "USD", amount: 1 }, issuedBy: "BROKER", at: "" } as const;
    const at = { submittedAt: "2026-11-20T08:00:00.000Z", updatedAt: "2026-11-20T09:30:00.000Z" };
    expect([
      waitsSince(aBid("new", at)),
      waitsSince(aBid("rejected", { ...at, counter: { ...counter, status: "REJECTED" } })),
      waitsSince(aBid("open", { ...at, status: "COUNTERED", counter: { ...counter, status: "OPEN" } })),
    ]).toEqual([at.submittedAt, at.updatedAt, undefined]);
  });
});

describe("an event", () => {
  const known = aBid("known", {
    meaning: { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] },
  });

  test("changes its bid and keeps what was known of load and carrier", () => {
    const event = anEvent("bid.countered", known, "2026-11-20T09:10:00.000Z");
    const [after] = listAfter([known], event);
    expect(after).toMatchObject({ status: "COUNTERED", meaning: known.meaning, counter: { at: event.timestamp } });
  });

  test("adds a bid nobody has fetched yet", () => {
    const fresh = aBid("fresh");
    const after = listAfter([known], anEvent("bid.submitted", fresh, "2026-11-20T09:10:00.000Z"));
    expect(after.map(({ id, status }) => [id, status])).toEqual([
      ["known", "ACTIVE"],
      ["fresh", "ACTIVE"],
    ]);
  });

  test("leaves a settled bid that is listed no longer with the limits and the eligibility it was decided by", () => {
    const maxBuy = { currencyCode: "USD", amount: 210_000 } as const;
    const loadFacts = { status: "AVAILABLE", trailerTypes: [], borderCrossings: [], maxBuy } as const;
    const decided = { ...known, loadFacts: { ...loadFacts, trailerTypes: [], borderCrossings: [] } };
    const kept = keptWith(new Map(), [decided]);
    const settled = listAfter([], anEvent("bid.accepted", decided, "2026-11-20T09:10:00.000Z"));
    expect(settled).toEqual([expect.not.objectContaining({ loadFacts: expect.anything() })]);
    expect(withKept(settled, keptWith(kept, []))).toMatchObject([
      { status: "ACCEPTED", loadFacts: { maxBuy }, meaning: known.meaning },
    ]);
  });

  test("leaves a settled bid in view with its cause", () => {
    const [after] = listAfter([known], anEvent("bid.closed", known, "2026-11-20T09:10:00.000Z"));
    expect([after?.status, after?.reason !== undefined, after && isForBroker(after)]).toEqual(["CLOSED", true, false]);
  });

  test("older than what was fetched changes nothing", () => {
    const fetched = { ...known, updatedAt: "2026-11-20T09:20:00.000Z" };
    expect(listAfter([fetched], anEvent("bid.closed", known, "2026-11-20T09:10:00.000Z"))).toEqual([fetched]);
  });
});

test("while somebody works in the list its rows stay where they are, and new bids wait", () => {
  const frozen = ["second", "first"];
  const bids = [aBid("first", { usd: 1 }), aBid("second", { usd: 2 }), aBid("newer", { usd: 0.5 })];
  const { groups, fresh } = frozenGroups(groupByLoad(bids), frozen);
  expect([idsOf(groups), fresh]).toEqual([[["second", "first"]], ["newer"]]);
});
