import { bidEventFeed } from "@/lib/bidding/read-bid-events";
import { isOpenBid, stateOf } from "@/lib/bidding/rules/transitions";
import { BidStatus } from "@/lib/bidding/schema/bid";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { type BidState, transitions } from "@/lib/bidding/schema/bid-values";
import { LoadDocument } from "@/lib/loads/schema/load";
import type { LivelyMarket } from "@/lib/testing/a-lively-market";
import { eventsOf } from "@/lib/testing/a-posting";

/** What is wrong with a market after what was `done`: bids, events, postings, loads and selections must agree. */
export async function problemsOf(market: LivelyMarket, done: ReadonlyMap<string, number>): Promise<string[]> {
  const state = await stateIn(market);
  return [
    ...state.bids.flatMap((bid) => bidProblems(bid, state.events)),
    ...countProblems(state.events, done),
    ...state.postings.flatMap((posting) => postingProblems(posting, state)),
    ...state.loads.flatMap((load) => loadProblems(load, state)),
    ...(await feedProblems(market, state.events)),
  ];
}

type State = Awaited<ReturnType<typeof stateIn>>;

async function stateIn({ broker }: LivelyMarket) {
  const { organizationId, db } = broker;
  const where = { organizationId };
  const rows = await db.bid.findMany({ where });
  return {
    bids: rows.map((bid) => ({ ...bid, status: BidStatus.parse(bid.status) })),
    events: await eventsOf(broker),
    postings: await db.posting.findMany({ where }),
    selections: await db.carrierSelection.findMany({ where }),
    relationships: await db.carrierRelationship.findMany({ where }),
    observations: await db.rateObservation.findMany({ where }),
    loads: (await db.load.findMany({ where })).map(({ document, ...load }) => ({
      ...load,
      document: LoadDocument.parse(document),
    })),
  };
}

/** A bid is where its events lead, one move of the table after the other. */
function bidProblems(bid: State["bids"][number], all: readonly BidEvent[]): string[] {
  let state: BidState = "NONE";
  const own = all.filter(({ data }) => data.bid.id === bid.id);
  for (const { type, data } of own) {
    const isByRule = data.reason?.code === "instant_response";
    const move = transitions.find((it) => it.from === state && it.event === type && (it.by === "RULE") === isByRule);
    if (!move) return [`${bid.id}: ${type} of a bid that is ${state}`];
    state = move.to;
  }
  const last = own.at(-1)?.data.bid;
  const reported = [last?.amount.amount, last?.counter?.status, last?.counter?.amount.amount];
  const kept = [bid.amount, bid.counterStatus ?? undefined, bid.counterAmount ?? undefined];
  return [
    ...(state === stateOf(bid) ? [] : [`${bid.id} is ${stateOf(bid)}, its events lead to ${state}`]),
    ...(JSON.stringify(reported) === JSON.stringify(kept)
      ? []
      : [`${bid.id} has ${kept}, its last event reports ${reported}`]),
  ];
}

const eventsOfPortal = new Set(transitions.filter(({ by }) => by === "PORTAL").map(({ event }) => event));

/** What people did and what the events report are the same; the portal and rules do the rest. */
function countProblems(events: readonly BidEvent[], done: ReadonlyMap<string, number>): string[] {
  const counted = new Map<string, number>();
  for (const { type, data } of events) {
    if (eventsOfPortal.has(type) || data.reason?.code === "instant_response") continue;
    const key = `${data.bid.id} ${type}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return [...new Set([...counted.keys(), ...done.keys()])]
    .filter((key) => counted.get(key) !== done.get(key))
    .map((key) => `${key}: done ${done.get(key) ?? 0} times, reported ${counted.get(key) ?? 0} times`);
}

function postingProblems({ id, status, loadId }: State["postings"][number], { bids, loads }: State): string[] {
  const own = bids.filter(({ postingId }) => postingId === id);
  const open = own.filter(isOpenBid);
  const accepted = own.filter((bid) => bid.status === "ACCEPTED");
  const load = loads.find((it) => it.id === loadId);
  return [
    ...(status === "ENDED" && open.length > 0 ? [`${id} has ended with open bids`] : []),
    ...(accepted.length > 1 ? [`${id} has ${accepted.length} winners`] : []),
    ...(accepted.length > 0 && status === "OPEN" ? [`${id} is open although a bid was accepted`] : []),
    ...(status === "OPEN" && load?.status !== "AVAILABLE" ? [`${id} is open while its load is ${load?.status}`] : []),
    ...(new Set(open.map(({ carrierId }) => carrierId)).size < open.length
      ? [`${id}: two open bids of a carrier`]
      : []),
  ];
}

/** Each acceptance froze one selection; while the load is booked, it is with the latest winner at its price. */
function loadProblems(load: State["loads"][number], state: State): string[] {
  const { id, document } = load;
  const accepted = state.bids.filter((bid) => bid.loadId === id && bid.status === "ACCEPTED");
  const selections = state.selections.filter((it) => it.loadId === id).sort((a, b) => a.sequence - b.sequence);
  const winner = accepted.find(({ carrierId }) => carrierId === selections.at(-1)?.carrierId);
  const items = document.assignedCarrier?.price?.lineItems?.map(({ type, value }) => `${type} ${value?.amount}`) ?? [];
  const paid = state.observations.filter(({ key }) => key === `load:${id}`).map(({ allInAmount }) => allInAmount);
  const barred = state.relationships.filter((it) => it.status === "DO_NOT_DISPATCH").map(({ carrierId }) => carrierId);
  const blocked = JSON.stringify(load.blockedCarriers);
  const unwanted = state.bids.filter(
    (bid) => bid.loadId === id && isOpenBid(bid) && (barred.includes(bid.carrierId) || blocked.includes(bid.carrierId)),
  );
  const isWon = (amount: number) =>
    accepted.some((bid) => bid.amount === amount && bid.carrierId === winner?.carrierId);
  const isInStep =
    load.status !== "BOOKED" ||
    (document.assignedCarrier?.carrierId === winner?.carrierId &&
      accepted.some(({ amount }) => items.join() === `BID ${amount}`) &&
      paid.length === 1 &&
      paid.every(isWon));
  return [
    ...(selections.length === accepted.length
      ? []
      : [`${id}: ${accepted.length} acceptances, ${selections.length} selections`]),
    ...(isInStep ? [] : [`${id} is booked with ${items} and observed at ${paid}, won by ${winner?.id}`]),
    ...unwanted.map((bid) => `${bid.id} is open, of a carrier that gets no freight`),
    ...(state.postings.filter((it) => it.loadId === id && it.status === "OPEN").length > 1
      ? [`${id} is posted twice`]
      : []),
  ];
}

/** The feed contains every event once, those of each bid in the order in which they happened. */
async function feedProblems(
  { broker: { organizationId } }: LivelyMarket,
  events: readonly BidEvent[],
): Promise<string[]> {
  const read: { id: string; bidId: string }[] = [];
  let after = btoa("after 0").replaceAll("=", "");
  for (;;) {
    const page = await bidEventFeed.read(organizationId, { after, limit: 100 });
    read.push(
      ...page.events.map(({ json }) => {
        const { id, data }: BidEvent = JSON.parse(json);
        return { id, bidId: data.bid.id };
      }),
    );
    after = page.events.at(-1)?.cursor ?? after;
    if (page.events.length === 0 && !page.isPending) break;
  }
  const inOrder = (of: readonly { id: string; bidId: string }[]) =>
    [...of].sort((one, other) => one.bidId.localeCompare(other.bidId)).map(({ id }) => id);
  const written = events.map(({ id, data }) => ({ id, bidId: data.bid.id }));
  return JSON.stringify(inOrder(read)) === JSON.stringify(inOrder(written))
    ? []
    : ["the feed differs from the written events"];
}
