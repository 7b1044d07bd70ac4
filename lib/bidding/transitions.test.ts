import { beforeAll, describe, expect, test } from "vitest";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { legalActions } from "@/lib/bidding/rules/transitions";
import { type Bid, BidAction, BidStatus } from "@/lib/bidding/schema/bid";
import { type BidState, transitions } from "@/lib/bidding/schema/bid-values";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { db } from "@/lib/server/db";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { aBrokerage } from "@/lib/testing/a-sync";
import { routeOf, send } from "@/lib/testing/send";

const accept = routeOf("/bids/accept");
const acceptCounter = routeOf("/bids/accept-counter");
const counter = routeOf("/bids/counter");
const list = routeOf("/bids/list");
const reject = routeOf("/bids/reject");
const rejectCounter = routeOf("/bids/reject-counter");
const revoke = routeOf("/bids/revoke");
const revokeCounter = routeOf("/bids/revoke-counter");
const submit = routeOf("/bids/submit");
const end = routeOf("/postings/end");

type Route = { POST: (request: Request) => Promise<Response> };
const endpoints: Record<Exclude<BidAction, "SUBMIT">, Route> = {
  REVOKE: revoke,
  ACCEPT_COUNTER: acceptCounter,
  REJECT_COUNTER: rejectCounter,
  ACCEPT: accept,
  REJECT: reject,
  COUNTER: counter,
  REVOKE_COUNTER: revokeCounter,
};

/** How a bid gets where it is, from its submission on. */
const ways: Record<Exclude<BidState, "NONE">, Exclude<BidAction, "SUBMIT">[] | "END"> = {
  ACTIVE: [],
  REJECTED_BY_RULE: [],
  COUNTERED: ["COUNTER"],
  ACCEPTED: ["ACCEPT"],
  REJECTED: ["REJECT"],
  REVOKED: ["REVOKE"],
  CLOSED: "END",
};

let brokerage: Awaited<ReturnType<typeof aBrokerage>>;
let key: string;
beforeAll(async () => {
  brokerage = await aBrokerage();
  const scopes = ["bids:read" as const, "bids:write" as const, "postings:write" as const];
  key = (await createApiKey(brokerage.broker, { name: "Desk", scopes })).secret;
});

const call = ({ POST }: Route, body: unknown) => send(POST, { "api-key": key }, body);

/** A bid of USD 1,900 in this state, and how its carrier would bid again. */
async function aBidThatIs(state: Exclude<BidState, "NONE">) {
  const instantResponse: InstantResponse = state === "REJECTED_BY_RULE" ? { rejectAbove: { amount: usd(1500) } } : {};
  const { posting, aCarrier } = await aPosting({ brokerage, posting: { instantResponse } });
  const { carrierId } = await aCarrier();
  const bidAgain = (dollars = 1900) =>
    call(submit, { postingId: posting.id, carrier: { id: carrierId }, amount: usd(dollars) });
  const { id: bidId } = (await bidAgain()).json.bid;
  const way = ways[state];
  if (way === "END") await call(end, { postingId: posting.id });
  else for (const action of way) await call(endpoints[action], bodyOf(action, bidId));
  const present = async (): Promise<Bid> =>
    (await call(list, { postingId: posting.id })).json.items.find(({ id }: Bid) => id === bidId);
  const emitted = async () => (await eventsOf(brokerage.broker)).filter(({ data }) => data.bid.id === bidId);
  return { bidId, bidAgain, present, emitted };
}

const bodyOf = (action: BidAction, bidId: string) => (action === "COUNTER" ? { bidId, amount: usd(1800) } : { bidId });
const states = BidStatus.options.flatMap((status) =>
  status === "REJECTED" ? [status, "REJECTED_BY_RULE" as const] : [status],
);
const actions = BidAction.exclude(["SUBMIT"]).options;

describe.each(states)("a bid that is %s", (state) => {
  test("offers each side exactly the actions of the table", async () => {
    const { present } = await aBidThatIs(state);
    const { actions, ...bid } = await present();
    const ofTable = transitions.filter(({ from, by }) => from === state && by === "BROKER").map(({ action }) => action);
    expect(actions).toEqual(ofTable);
    expect(actions).toEqual(legalActions(bid, "BROKER", true));
  });

  test.each(actions)("%s: does what the table says, or nothing", async (action) => {
    const { bidId, present, emitted } = await aBidThatIs(state);
    const before = { bid: await present(), events: await emitted() };
    const { status, json } = await call(endpoints[action], bodyOf(action, bidId));
    const after = { bid: await present(), events: await emitted() };
    const legal = transitions.find((it) => it.from === state && it.action === action && it.by !== "RULE");
    if (!legal) {
      expect([status, json.code]).toEqual([409, "conflict"]);
      expect(json.message).toContain(`The bid is ${state.replace("_BY_RULE", " by a rule")}:`);
      expect(after).toEqual(before);
      return;
    }
    expect([status, json.bid.status, after.bid.status]).toEqual([200, legal.to, legal.to]);
    expect(after.bid.counter?.status).toBe(legal.counter ?? before.bid.counter?.status);
    expect(after.bid.amount).toEqual(action === "ACCEPT_COUNTER" ? usd(1800) : usd(1900));
    const [event, ...others] = after.events.slice(before.events.length);
    expect([event?.type, others]).toEqual([legal.event, []]);
    expect(event?.data.bid).toMatchObject({ id: bidId, status: legal.to, amount: after.bid.amount });
  });

  test("submitted again is refused, the same bid or a new one", async () => {
    const { bidId, bidAgain, present } = await aBidThatIs(state);
    const { status, json } = await bidAgain(1400);
    if (state === "REJECTED_BY_RULE") {
      expect([json.bid.id, json.bid.status, json.bid.amount]).toEqual([bidId, "ACTIVE", usd(1400)]);
    } else if (state === "REJECTED" || state === "REVOKED") {
      expect([json.bid.id === bidId, json.bid.status]).toEqual([false, "ACTIVE"]);
      expect((await present()).status).toBe(state);
    } else {
      const reason = ["ACTIVE", "COUNTERED"].includes(state) ? `The bid is ${state}` : "The posting is ENDED";
      expect([status, json.code]).toEqual([409, "conflict"]);
      expect(json.message).toContain(reason);
    }
  });
});

test("the table knows every state, and nothing leads out of a settled one", () => {
  const settled: BidState[] = ["ACCEPTED", "REJECTED", "REVOKED", "CLOSED"];
  expect(transitions.filter(({ from }) => settled.includes(from))).toEqual([]);
  expect(new Set(transitions.map(({ to }) => to))).toEqual(new Set(states));
  const places = transitions.map(({ from, action, by }) => `${from} ${action} ${by}`);
  expect(new Set(places).size).toBe(places.length);
});

test("nothing but moves of bids writes events", async () => {
  const { organizationId } = brokerage.broker;
  const bids = await db.bid.findMany({ where: { organizationId }, select: { id: true, status: true } });
  const last = new Map((await eventsOf(brokerage.broker)).map(({ data }) => [data.bid.id, data.bid.status]));
  expect(bids.map(({ id, status }) => [id, status])).toEqual(bids.map(({ id }) => [id, last.get(id)]));
});
