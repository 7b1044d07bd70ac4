import { type BidLoadColumns, isOpenPosting, type StoredBid } from "@/lib/bidding/rules/stored-bid";
import { legalActions } from "@/lib/bidding/rules/transitions";
import type { Bid, BidCarrier } from "@/lib/bidding/schema/bid";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import type { BidLoadFacts } from "@/lib/bidding/schema/bid-load-facts";
import { reasonMessages } from "@/lib/bidding/schema/bid-values";
import { currencyOfLoad } from "@/lib/loads/rules/currency-of-load";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import { sellPrice } from "@/lib/loads/rules/margin";
import { type LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { CurrencyCode } from "@/lib/vocabulary/money";
import { TrailerType } from "@/lib/vocabulary/trailer";

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
  code === null ? undefined : { code, message: reasonMessage ?? reasonMessages[code] };

function carrierOf({ carrierId, carrier }: StoredBid): BidCarrier {
  const { displayName, ...identifiers } = carrier;
  const known = Object.entries(identifiers).filter(([, value]) => value !== null);
  return { id: carrierId, displayName, ...Object.fromEntries(known) };
}

/** Who brought it to where it stands; nobody where it waits for the broker. */
const answeredByOf = ({ status, counteredBy, decidedBy }: StoredBid) =>
  status === "ACTIVE" ? null : status === "COUNTERED" ? counteredBy : decidedBy;

/** A bid as brokers see it. */
export function showBid(bid: StoredBid, now: Date): Bid {
  const [counter, reason, answeredBy] = [counterOf(bid), reasonOf(bid), answeredByOf(bid)];
  return {
    ...coreOf(bid),
    postingId: bid.postingId,
    loadId: bid.loadId,
    updatedAt: bid.updatedAt.toISOString(),
    ...(counter && { counter: { ...counter, at: (bid.counteredAt ?? bid.updatedAt).toISOString() } }),
    carrier: carrierOf(bid),
    load: { id: bid.loadId, externalId: bid.load.externalId, externalDisplayId: bid.load.displayId },
    ...(reason && { reason }),
    ...(answeredBy && { answeredBy }),
    isRejectedByRule: bid.isRejectedByRule,
    actions: legalActions(bid, "BROKER", isOpenPosting(bid.posting, now)),
  };
}

/** A bid as its carrier sees it: without the organization's own ids and people, and without what a rule compares with. */
export function showOwnBid(bid: StoredBid, now: Date): Bid {
  const { carrier, load: _load, reason, answeredBy: _answeredBy, ...shown } = showBid(bid, now);
  const { externalId: _theirs, ...identity } = carrier;
  const code = reason?.code;
  return {
    ...shown,
    carrier: identity,
    load: { id: bid.loadId, externalDisplayId: idForCarrier({ id: bid.loadId, ...bid.load }) },
    ...(reason && { reason: code === "instant_response" ? { code, message: reasonMessages[code] } : reason }),
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

type Known = {
  document: LoadDocument;
  /** Road miles of all its legs. */
  miles: number | undefined;
  seesCustomerRate: boolean;
};

/** The facts of a load that help to decide on a bid. */
export function loadFactsOf(load: BidLoadColumns, { document, miles, seesCustomerRate }: Known): BidLoadFacts {
  const { maxBuy, targetRate } = pricesOf(load);
  const sell = seesCustomerRate ? sellPrice(document, miles) : undefined;
  const pickupTimezone = document.stops[0]?.location?.timezone;
  const currencyCode = currencyOfLoad(document);
  return {
    status: LoadStatus.parse(load.status),
    ...(load.originPlace !== null && { originPlace: load.originPlace }),
    ...(load.destinationPlace !== null && { destinationPlace: load.destinationPlace }),
    ...(load.pickupAt !== null && { pickupAt: new Date(load.pickupAt).toISOString() }),
    ...(pickupTimezone && { pickupTimezone }),
    trailerTypes: load.trailerTypes.map((it) => TrailerType.parse(it)),
    borderCrossings: load.borderCrossings.map((it) => UsMxBorderCrossing.parse(it)),
    ...(maxBuy && { maxBuy }),
    ...(targetRate && { targetRate }),
    ...(sell && { sellPrice: sell }),
    ...(miles !== undefined && { miles }),
    ...(currencyCode && { currencyCode }),
  };
}

const priceOf = (amount: number | null, currency: string | null) =>
  amount === null ? undefined : { amount, currencyCode: CurrencyCode.parse(currency) };

export const pricesOf = ({ maxBuyAmount, maxBuyCurrency, targetRateAmount, targetRateCurrency }: BidLoadColumns) => ({
  maxBuy: priceOf(maxBuyAmount, maxBuyCurrency),
  targetRate: priceOf(targetRateAmount, targetRateCurrency),
});
