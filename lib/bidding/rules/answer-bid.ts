import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { isOpenPosting } from "@/lib/bidding/rules/stored-posting";
import { legalActions } from "@/lib/bidding/rules/transitions";
import type { Bid, BidCarrier, BidReasonCode } from "@/lib/bidding/schema/bid";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/event";

/** What is said where nobody says it in words of their own. A carrier is told no more of a rule. */
export const reasonWords: Record<BidReasonCode, string> = {
  broker: "A broker rejected the bid.",
  instant_response: "The bid was answered by a rule.",
  another_bid_accepted: "Another bid was accepted.",
  posting_ended: "The posting was ended.",
  posting_expired: "The posting expired.",
  load_on_hold: "The load was put on hold.",
  load_booked: "The load was booked.",
  load_cancelled: "The load was cancelled.",
  load_completed: "The load was completed.",
  carrier_blocked: "The carrier may not haul this load.",
};

/** What a carrier calls the load: the id people see, unless that is only the TMS's own. */
export const idForCarrier = ({ id, externalId, displayId }: { id: string; externalId: string; displayId: string }) =>
  displayId === externalId ? id.slice(-10).toUpperCase() : displayId;

const moneyOf = (amount: number, { currencyCode }: StoredBid) => ({ currencyCode, amount });

const coreOf = (bid: StoredBid) => ({
  id: bid.id,
  status: bid.status,
  amount: moneyOf(bid.amount, bid),
  ...(bid.note !== null && { note: bid.note }),
  submittedAt: bid.submittedAt.toISOString(),
});

function counterOf(bid: StoredBid) {
  const { counterAmount, counterStatus: status } = bid;
  if (counterAmount === null || status === null) return undefined;
  return { amount: moneyOf(counterAmount, bid), issuedBy: "BROKER" as const, status };
}

const reasonOf = ({ reasonCode: code, reasonMessage }: StoredBid) =>
  code === null ? undefined : { code, message: reasonMessage ?? reasonWords[code] };

function carrierOf({ carrierId, carrier }: StoredBid): BidCarrier {
  const { displayName, ...identifiers } = carrier;
  const known = Object.entries(identifiers).filter(([, value]) => value !== null);
  return { id: carrierId, displayName, ...Object.fromEntries(known) };
}

/** A bid as brokers see it. */
export function answerBid(bid: StoredBid, now: Date): Bid {
  const [counter, reason] = [counterOf(bid), reasonOf(bid)];
  return {
    ...coreOf(bid),
    postingId: bid.postingId,
    loadId: bid.loadId,
    updatedAt: bid.updatedAt.toISOString(),
    ...(counter && { counter: { ...counter, at: (bid.counteredAt ?? bid.updatedAt).toISOString() } }),
    carrier: carrierOf(bid),
    load: { id: bid.loadId, externalId: bid.load.externalId, externalDisplayId: bid.load.displayId },
    ...(reason && { reason }),
    isRejectedByRule: bid.isRejectedByRule,
    actions: legalActions(bid, "BROKER", isOpenPosting(bid.posting, now)),
  };
}

/** A bid as its carrier sees it: without the organization's own ids, and without what a rule compares with. */
export function answerOwnBid(bid: StoredBid, now: Date): Bid {
  const { carrier, load: _load, reason, ...shown } = answerBid(bid, now);
  const { externalId: _theirs, ...identity } = carrier;
  const code = reason?.code;
  return {
    ...shown,
    carrier: identity,
    load: { id: bid.loadId, externalDisplayId: idForCarrier({ id: bid.loadId, ...bid.load }) },
    ...(reason && { reason: code === "instant_response" ? { code, message: reasonWords[code] } : reason }),
    actions: legalActions(bid, "CARRIER", isOpenPosting(bid.posting, now)),
  };
}

/** The event that left the bid as it is. */
export function eventOf(bid: StoredBid, { id, type, at }: { id: string; type: BidEventType; at: Date }): BidEvent {
  const [counter, reason] = [counterOf(bid), reasonOf(bid)];
  return {
    id,
    type,
    timestamp: at.toISOString(),
    data: {
      bid: { ...coreOf(bid), ...(counter && { counter }) },
      posting: { id: bid.postingId },
      load: { id: bid.loadId, externalId: bid.load.externalId, externalDisplayId: bid.load.displayId },
      carrier: carrierOf(bid),
      ...(reason && { reason }),
    },
  };
}
