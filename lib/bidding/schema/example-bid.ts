import type { Bid, ListedBid } from "@/lib/bidding/schema/bid";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import { bidEventExamples } from "@/lib/bidding/schema/bid-values";

const usd = (dollars: number) => ({ currencyCode: "USD" as const, amount: dollars * 100 });

const bidId = "bid_019a9c5e-5b10-7c41-8a77-3d5e9f1a2b3c";
export const examplePostingId = "post_019a9c5e-5a02-7f3d-9c1e-7b8a4d6f0e21";
const loadId = "load_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815";
const load = { id: loadId, externalId: "TMS-10234", externalDisplayId: "TMS-10234" };
const carrier = {
  id: "carrier_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815",
  displayName: "Norteña Freight",
  dotNumber: "9900007",
  mcNumber: "990007",
  externalId: "C-007",
};
const note = "Podemos cargar desde las 7:00.";
const submittedAt = "2026-11-20T09:30:00.123Z";

/** As a broker sees it. */
export const exampleBid: Bid = {
  id: bidId,
  postingId: examplePostingId,
  loadId,
  status: "ACTIVE",
  amount: usd(1940),
  note,
  submittedAt,
  updatedAt: submittedAt,
  carrier,
  load,
  isRejectedByRule: false,
  actions: ["ACCEPT", "REJECT", "COUNTER"],
};

export const exampleListedBid: ListedBid = {
  ...exampleBid,
  loadFacts: {
    status: "AVAILABLE",
    originPlace: "Monterrey, NL, MX",
    destinationPlace: "Dallas, TX, US",
    pickupAt: "2026-11-23T14:00:00.000Z",
    pickupTimezone: "America/Monterrey",
    trailerTypes: ["REEFER"],
    borderCrossings: ["LAREDO_INTL_BRIDGE"],
    maxBuy: { currencyCode: "USD", amount: 210_000 },
    sellPrice: { currencyCode: "USD", amount: 236_000 },
    miles: 595,
  },
  meaning: { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] },
};

/** As the carrier sees it. */
export const exampleOwnBid: Bid = {
  ...exampleBid,
  carrier: { id: carrier.id, displayName: carrier.displayName, dotNumber: "9900007", mcNumber: "990007" },
  load: { id: loadId, externalDisplayId: "6D41C7E815" },
  actions: ["REVOKE"],
};

const counteredAt = "2026-11-20T09:41:07.480Z";
export const exampleCounter = {
  amount: usd(1850),
  issuedBy: "BROKER" as const,
  status: "OPEN" as const,
  at: counteredAt,
};

/** An event of each type, as webhooks, feed and list contain it. */
export function exampleEvent(type: BidEventType): BidEvent {
  const { status, counter, amount = 1940, reason } = bidEventExamples[type];
  const { at: _at, ...offered } = exampleCounter;
  return {
    id: "evt_019a9c5e-5c33-7d10-8b2f-1c4e6a8d0f35",
    type,
    timestamp: type === "bid.submitted" ? submittedAt : counteredAt,
    data: {
      bid: {
        id: bidId,
        status,
        amount: usd(amount),
        note,
        submittedAt,
        ...(counter && { counter: { ...offered, status: counter } }),
      },
      posting: { id: examplePostingId },
      load,
      carrier,
      ...(reason && { reason }),
    },
  };
}
