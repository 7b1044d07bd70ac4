import {
  AcceptBidRequest,
  BidResponse,
  CounterBidRequest,
  ListBidsRequest,
  ListBidsResponse,
  RejectBidRequest,
  RevokeCounterRequest,
} from "@/lib/bidding/schema/bid-operations";
import { exampleBid, exampleBidId, exampleCounter, examplePostingId } from "@/lib/bidding/schema/example-bid";
import { defineEndpoint } from "@/lib/core/endpoint";

const access = { tag: "Bids", callers: ["apiKey", "user"] } as const;
const write = {
  ...access,
  scope: "postings:write",
  role: "BROKER",
  writes: true,
  mayMiss: true,
  mayConflict: true,
} as const;

export const acceptBidEndpoint = defineEndpoint({
  ...write,
  needsAssignable: true,
  path: "/bids/accept",
  operationId: "acceptBid",
  summary: "Accept a carrier's bid and book the load",
  description: `Assigns the carrier, sets the load BOOKED at the price of the bid, closes the other bids and ends the posting, all of it or nothing.
Send the amount that was decided on as \`ifAmount\`: a carrier may ask for another one meanwhile.
\`/bids/submit\` tells what may become of a bid.`,
  request: AcceptBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "An active bid",
      request: { bidId: exampleBidId, ifAmount: exampleBid.amount },
      response: { bid: { ...exampleBid, status: "ACCEPTED", actions: [] } },
    },
  ],
});

export const rejectBidEndpoint = defineEndpoint({
  ...write,
  path: "/bids/reject",
  operationId: "rejectBid",
  summary: "Reject a carrier's bid",
  description: "The carrier may place a new one. It sees your `reason`.",
  request: RejectBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "With a word to the carrier",
      request: { bidId: exampleBidId, reason: "Above our budget for this lane." },
      response: {
        bid: {
          ...exampleBid,
          status: "REJECTED",
          reason: { code: "broker", message: "Above our budget for this lane." },
          actions: [],
        },
      },
    },
  ],
});

export const counterBidEndpoint = defineEndpoint({
  ...write,
  needsAssignable: true,
  path: "/bids/counter",
  operationId: "counterBid",
  summary: "Offer the carrier another price",
  description:
    "In the bid's currency. The bid waits for the carrier's answer; you may take the counter back until then.",
  request: CounterBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "USD 1,850",
      request: { bidId: exampleBidId, amount: { amount: 185_000 } },
      response: {
        bid: { ...exampleBid, status: "COUNTERED", counter: exampleCounter, actions: ["REVOKE_COUNTER"] },
      },
    },
  ],
});

export const revokeCounterEndpoint = defineEndpoint({
  ...write,
  path: "/bids/revoke-counter",
  operationId: "revokeCounter",
  summary: "Take a counter back that the carrier has not answered",
  description: "The bid is ACTIVE again, at the carrier's own price.",
  request: RevokeCounterRequest,
  response: BidResponse,
  examples: [
    {
      name: "An open counter",
      request: { bidId: exampleBidId },
      response: { bid: { ...exampleBid, counter: { ...exampleCounter, status: "REVOKED" } } },
    },
  ],
});

export const listBidsEndpoint = defineEndpoint({
  ...access,
  scope: "bids:read",
  role: "VIEWER",
  writes: false,
  path: "/bids/list",
  operationId: "listBids",
  summary: "Bids with what helps to decide on them, newest first",
  description:
    "`actions` are the broker's. `meaning` says whether the carrier may be assigned to the load as both are now.",
  request: ListBidsRequest,
  response: ListBidsResponse,
  examples: [
    {
      name: "What is open on one posting",
      request: { postingId: examplePostingId, isOpen: true },
      response: {
        items: [
          {
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
            },
            meaning: { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] },
          },
        ],
        nextCursor: null,
      },
    },
  ],
});
