import { type Ranking, rankBids } from "@/lib/bidding/rules/rank-bids";
import { legalActions } from "@/lib/bidding/rules/transitions";
import type { Bid, ListedBid } from "@/lib/bidding/schema/bid";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { jsonEqual } from "@/lib/core/json";

/** A bid on the desk. Of one that has just arrived, load and carrier are known a moment later. */
export type DeskBid = Bid & Partial<Pick<ListedBid, "loadFacts" | "meaning" | "compared">>;

export type BidGroup = Ranking<DeskBid> & { load: Bid["load"]; facts?: ListedBid["loadFacts"] };

/** Whether the broker may still do something about it. One that a rule has rejected waits for the carrier alone. */
export const isForBroker = (bid: Pick<Bid, "status" | "isRejectedByRule">) =>
  legalActions(bid, "BROKER", true).length > 0;

/** The bid as an event left it, with what was known of it before. */
function bidAfter({ data, timestamp }: BidEvent, known: DeskBid | undefined, facts?: DeskBid["loadFacts"]): DeskBid {
  const { bid, posting, load, carrier, reason } = data;
  const standing = { status: bid.status, isRejectedByRule: reason?.code === "instant_response" };
  const counter = bid.counter && {
    ...bid.counter,
    at: bid.counter.status === "OPEN" ? timestamp : (known?.counter?.at ?? timestamp),
  };
  const loadFacts = known?.loadFacts ?? facts;
  return {
    id: bid.id,
    ...standing,
    amount: bid.amount,
    ...(bid.note !== undefined && { note: bid.note }),
    submittedAt: bid.submittedAt,
    updatedAt: timestamp,
    postingId: posting.id,
    loadId: load.id,
    ...(counter && { counter }),
    carrier,
    load,
    ...(reason && { reason }),
    actions: legalActions(standing, "BROKER", true),
    ...(loadFacts && { loadFacts }),
    ...(known?.meaning && { meaning: known.meaning }),
    ...(known?.compared && jsonEqual(known.amount, bid.amount) && { compared: known.compared }),
  };
}

/** The list after an event: its bid changed, added, or left as it ended. What is older than the list knows is passed over. */
export function listAfter(bids: readonly DeskBid[], event: BidEvent): DeskBid[] {
  const known = bids.find(({ id }) => id === event.data.bid.id);
  if (known && known.updatedAt > event.timestamp) return [...bids];
  const facts = bids.find(({ loadId }) => loadId === event.data.load.id)?.loadFacts;
  const after = bidAfter(event, known, facts);
  return known ? bids.map((bid) => (bid.id === after.id ? after : bid)) : [...bids, after];
}

type Facts = Pick<DeskBid, "loadFacts" | "meaning">;
export type KeptFacts = ReadonlyMap<string, Facts>;

/** What is known about bids besides themselves, with that of bids which are listed no longer. */
export const keptWith = (kept: KeptFacts, bids: readonly (Facts & { id: string })[]): KeptFacts =>
  new Map([...kept, ...bids.map(({ id, loadFacts, meaning }) => [id, { loadFacts, meaning }] as const)]);

/** A bid that was settled leaves the list, not what was known when it was decided. */
export const withKept = (bids: readonly DeskBid[], kept: KeptFacts): readonly DeskBid[] =>
  bids.map((bid) => ({ ...kept.get(bid.id), ...bid }));

/** Since when a bid waits for the broker's answer; nothing when it does not. */
export const waitsSince = ({ status, counter, submittedAt, updatedAt }: Bid) =>
  status === "ACTIVE" ? (counter ? updatedAt : submittedAt) : undefined;

// Loads on which nobody waits for the broker come after all others.
const oldestWait = (bids: readonly DeskBid[]) =>
  Math.min(...bids.map(waitsSince).map((since) => (since ? Date.parse(since) : Number.MAX_SAFE_INTEGER)));

/** Bids by load: the load that waits longest first, within it as they are ranked. */
export function groupByLoad(bids: readonly DeskBid[]): BidGroup[] {
  const loads = new Map<string, DeskBid[]>();
  for (const bid of bids) loads.set(bid.loadId, [...(loads.get(bid.loadId) ?? []), bid]);
  return [...loads.values()]
    .toSorted((one, other) => oldestWait(one) - oldestWait(other))
    .flatMap((ofLoad) => {
      const [first] = ofLoad;
      const facts = ofLoad.find(({ loadFacts }) => loadFacts)?.loadFacts;
      return first ? [{ load: first.load, ...(facts && { facts }), ...rankBids(ofLoad, facts?.currencyCode) }] : [];
    });
}

/** The groups in the order of `frozen`, a list of bid ids; `fresh` are the ids of bids that came since, best first. */
export function frozenGroups(groups: readonly BidGroup[], frozen: readonly string[]) {
  const placeOf = new Map(frozen.map((id, place) => [id, place]));
  const place = (id: string | undefined) => placeOf.get(id ?? "") ?? Number.MAX_SAFE_INTEGER;
  const kept = groups
    .map((group) => ({
      ...group,
      bids: group.bids.filter(({ id }) => placeOf.has(id)).toSorted((one, other) => place(one.id) - place(other.id)),
    }))
    .filter(({ bids }) => bids.length > 0)
    .toSorted((one, other) => place(one.bids[0]?.id) - place(other.bids[0]?.id));
  const fresh = groups.flatMap(({ bids }) => bids.filter((bid) => !placeOf.has(bid.id) && isForBroker(bid)));
  return { groups: kept, fresh: fresh.map(({ id }) => id) };
}
