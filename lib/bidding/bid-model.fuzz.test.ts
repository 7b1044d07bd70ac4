import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { endPosting, expirePostings } from "@/lib/bidding/end-posting";
import { counterBid, rejectBid, rejectCounter, revokeBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { openPosting } from "@/lib/bidding/open-posting";
import { stateOf } from "@/lib/bidding/rules/transitions";
import type { BidStatus } from "@/lib/bidding/schema/bid";
import { transitions } from "@/lib/bidding/schema/bid-values";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { submitBid } from "@/lib/bidding/submit-bid";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import { AppError } from "@/lib/core/errors";
import { blockLoadCarrier, unblockLoadCarrier } from "@/lib/loads/block-load-carrier";
import type { Context } from "@/lib/server/context";
import { aLivelyMarket, type LivelyMarket } from "@/lib/testing/a-lively-market";
import { usd } from "@/lib/testing/a-posting";
import { sync } from "@/lib/testing/a-sync";
import { fuzzTimes } from "@/lib/testing/fuzz";
import { problemsOf } from "@/lib/testing/market-invariants";

/** Something one of several brokers, carriers or systems does; the numbers choose on what. */
type Act = { what: keyof typeof operations; who: number; carrier: number; load: number; bid: number; dollars: number };
type Doing = Act & { market: LivelyMarket; ctx: Context; seen: readonly Standing[] };
type Standing = { id: string; status: BidStatus; isRejectedByRule: boolean };

const pick = <Item>(items: readonly Item[], index: number) => items[index % Math.max(1, items.length)];
const rules: (InstantResponse | undefined)[] = [
  undefined,
  {},
  { rejectAbove: { percentOver: 5, of: "maxBuy" } },
  { rejectAbove: { amount: usd(1900) }, acceptAtOrBelow: { amount: usd(1100) } },
];
const nowhere = "bid_nowhere";

/** Mostly one of which this may become true, as it was a moment ago; now and then any. */
function bidIn({ what, seen, bid, dollars }: Doing) {
  const fitting = seen.filter((it) => transitions.some(({ from, action }) => action === what && from === stateOf(it)));
  return { bidId: pick(dollars % 5 && fitting.length > 0 ? fitting : seen, bid)?.id ?? nowhere };
}
const carrierIn = ({ market, carrier }: Doing) => pick(market.carriers, carrier) ?? market.carriers[0];
const loadIn = ({ market, load }: Doing) => pick(market.loads, load) ?? market.loads[0];

/** Those of a bid count it as done when they succeed: each of these leads to one event. */
const operations = {
  SUBMIT: async (it: Doing) => {
    const { dollars, market, load } = it;
    const postingId = market.postingOf(load) ?? nowhere;
    const { bid } = await submitBid(market.board, {
      postingId,
      carrier: { id: carrierIn(it).carrierId },
      amount: usd(dollars),
    });
    return { type: "bid.submitted", bidId: bid.id };
  },
  ACCEPT: async (it: Doing) => emitted("bid.accepted", await acceptBid(it.ctx, bidIn(it))),
  REJECT: async (it: Doing) => emitted("bid.rejected", await rejectBid(it.ctx, bidIn(it))),
  COUNTER: async (it: Doing) =>
    emitted("bid.countered", await counterBid(it.ctx, { ...bidIn(it), amount: { amount: it.dollars * 90 } })),
  REVOKE_COUNTER: async (it: Doing) => emitted("bid.counter_revoked", await revokeCounter(it.ctx, bidIn(it))),
  REVOKE: async (it: Doing) => emitted("bid.revoked", await revokeBid(it.market.board, bidIn(it))),
  ACCEPT_COUNTER: async (it: Doing) => emitted("bid.counter_accepted", await acceptCounter(it.market.board, bidIn(it))),
  REJECT_COUNTER: async (it: Doing) => {
    const amount = it.dollars % 2 ? { amount: it.dollars * 100 } : undefined;
    return emitted("bid.counter_rejected", await rejectCounter(it.market.board, { ...bidIn(it), amount }));
  },
  OPEN: async (it: Doing) => {
    const expiresAt = it.dollars % 3 ? undefined : new Date(it.ctx.now.getTime() + 60_000).toISOString();
    const { posting } = await openPosting(it.ctx, {
      id: loadIn(it).id,
      expiresAt,
      instantResponse: pick(rules, it.bid),
    });
    it.market.notePosting(it.load, posting.id);
  },
  END: async ({ ctx, market, load }: Doing) => {
    await endPosting(ctx, { postingId: market.postingOf(load) ?? nowhere });
  },
  EXPIRE: async ({ ctx }: Doing) => {
    await expirePostings(new Date(ctx.now.getTime() + 120_000));
  },
  HOLD_LOAD: async (it: Doing) => {
    await sync(it.market.tms, { externalId: loadIn(it).externalId, status: it.bid % 2 ? "ON_HOLD" : "CANCELLED" });
  },
  RELEASE: async (it: Doing) => {
    await sync(it.market.tms, { externalId: loadIn(it).externalId, status: "AVAILABLE" });
  },
  BAR: async (it: Doing) => {
    const status = it.bid % 2 ? "DO_NOT_DISPATCH" : pick(["ACTIVE", "NEEDS_REVIEW"] as const, it.dollars);
    await reviewRelationship(it.ctx, {
      id: carrierIn(it).relationshipId,
      status: status ?? "ACTIVE",
      note: "As decided.",
    });
  },
  BLOCK: async (it: Doing) => {
    const where = { id: loadIn(it).id, carrierId: carrierIn(it).carrierId };
    await (it.bid % 2 ? blockLoadCarrier(it.ctx, where) : unblockLoadCarrier(it.ctx, where));
  },
};

const emitted = (type: string, { bid }: { bid: { id: string } }) => ({ type, bidId: bid.id });

const anAct: fc.Arbitrary<Act> = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant("SUBMIT" as const) },
    { weight: 8, arbitrary: fc.constantFrom("COUNTER", "ACCEPT_COUNTER", "REJECT_COUNTER", "REVOKE_COUNTER") },
    { weight: 4, arbitrary: fc.constantFrom("ACCEPT", "REJECT", "REVOKE") },
    { weight: 3, arbitrary: fc.constantFrom("OPEN", "RELEASE") },
    { weight: 2, arbitrary: fc.constantFrom("END", "EXPIRE", "HOLD_LOAD", "BAR", "BLOCK") },
  ),
  who: fc.nat(2),
  carrier: fc.nat(5),
  load: fc.nat(1),
  bid: fc.nat(20),
  dollars: fc.integer({ min: 1000, max: 2500 }),
});

/** What was done, by the event that it must have led to. */
type Model = { done: Map<string, number> };

/** Several do something at the same time. */
class AtOnce implements fc.AsyncCommand<Model, LivelyMarket> {
  constructor(readonly acts: Act[]) {}

  check = () => true;
  toString = () => `at once: ${JSON.stringify(this.acts)}`;

  async run({ done }: Model, market: LivelyMarket) {
    const seen = await market.bids();
    const answers = await Promise.all(
      this.acts.map((act) => attempt({ ...act, seen, market, ctx: market.someone(act.who) })),
    );
    for (const it of answers.flatMap((answer) => answer ?? [])) {
      const key = `${it.bidId} ${it.type}`;
      done.set(key, (done.get(key) ?? 0) + 1);
    }
    expect(await problemsOf(market, done)).toEqual([]);
  }
}

/** Whatever is refused must be refused for its state. */
async function attempt(doing: Doing) {
  try {
    return await operations[doing.what](doing);
  } catch (error) {
    if (error instanceof AppError && ["conflict", "carrier_not_assignable", "not_found"].includes(error.code)) return;
    throw error;
  }
}

const numRuns = 5 * fuzzTimes;

test("whatever brokers, carriers and systems do at once, bids, events, loads and selections stay in step", async () => {
  const commands = fc.commands([fc.array(anAct, { minLength: 4, maxLength: 12 }).map((acts) => new AtOnce(acts))], {
    maxCommands: 12,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(commands, async (chosen) => {
      const real = await aLivelyMarket();
      await fc.asyncModelRun(() => ({ model: { done: new Map() }, real }), chosen);
    }),
    { numRuns, endOnFailure: true },
  );
}, 300_000);
