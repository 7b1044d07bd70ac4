import { bidsDescription } from "@/lib/bidding/contract/bids-description";
import {
  AcceptBidRequest,
  AcceptCounterRequest,
  type Bid,
  BidReference,
  BidResponse,
  CounterBidRequest,
  type CounterStatus,
  ListBidsRequest,
  ListBidsResponse,
  RejectBidRequest,
  RejectCounterRequest,
  RevokeCounterRequest,
  SubmitBidRequest,
} from "@/lib/bidding/schema/bid";
import { exampleBid, exampleCounter, exampleListedBid, exampleOwnBid } from "@/lib/bidding/schema/example-bid";
import { defineEndpoint } from "@/lib/core/endpoint";

const { id: bidId, postingId, amount, note } = exampleBid;

/** The example bid as an operation leaves it, for brokers and for its carrier. */
const left = (changes: Partial<Bid>) => ({ bid: { ...exampleBid, ...changes } });
const leftForCarrier = (changes: Partial<Bid>) => ({ bid: { ...exampleOwnBid, ...changes } });
const counterThatIs = (status: CounterStatus) => ({ ...exampleCounter, status });

const ofCarrier = {
  tag: "Bids",
  callers: ["apiKey", "carrier"],
  link: "OFFER",
  scope: "bids:write",
  role: "VIEWER",
  writes: true,
  mayMiss: true,
  mayConflict: true,
} as const;

export const submitBidEndpoint = defineEndpoint({
  ...ofCarrier,
  path: "/bids/submit",
  operationId: "submitBid",
  summary: "Bid submission",
  description: bidsDescription,
  request: SubmitBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "From a load board",
      request: { postingId, carrier: { mcNumber: "MC-990007" }, amount, note },
      response: { bid: exampleOwnBid },
    },
  ],
});

export const revokeBidEndpoint = defineEndpoint({
  ...ofCarrier,
  path: "/bids/revoke",
  operationId: "revokeBid",
  summary: "Bid withdrawal",
  description: "Withdraws a bid before the broker has answered.",
  request: BidReference,
  response: BidResponse,
  examples: [
    { name: "An active bid", request: { bidId }, response: leftForCarrier({ status: "REVOKED", actions: [] }) },
  ],
});

export const acceptCounterEndpoint = defineEndpoint({
  ...ofCarrier,
  needsAssignable: true,
  path: "/bids/accept-counter",
  operationId: "acceptCounter",
  summary: "Counter acceptance",
  description: `Accepts the broker's counter: settles the bid at the countered price and books the load, as an accepted bid does.
Send the amount that was decided on as \`ifAmount\`: the broker may offer another one meanwhile.`,
  request: AcceptCounterRequest,
  response: BidResponse,
  examples: [
    {
      name: "An open counter",
      request: { bidId, ifAmount: exampleCounter.amount },
      response: leftForCarrier({
        status: "ACCEPTED",
        amount: exampleCounter.amount,
        counter: counterThatIs("ACCEPTED"),
        actions: [],
      }),
    },
  ],
});

export const rejectCounterEndpoint = defineEndpoint({
  ...ofCarrier,
  path: "/bids/reject-counter",
  operationId: "rejectCounter",
  summary: "Counter rejection",
  description: "Rejects the counter. The bid is ACTIVE again, at the new amount if given, in the bid's currency.",
  request: RejectCounterRequest,
  response: BidResponse,
  examples: [
    {
      name: "With an amount between the two",
      request: { bidId, amount: { amount: 190_000 } },
      response: leftForCarrier({ amount: { ...amount, amount: 190_000 }, counter: counterThatIs("REJECTED") }),
    },
  ],
});

const access = { tag: "Bids", callers: ["apiKey", "user"] } as const;
const write = { ...access, scope: "postings:write", role: "BROKER", writes: true } as const;
const read = { ...access, scope: "bids:read", role: "VIEWER", writes: false } as const;
const ofBroker = { ...write, mayMiss: true, mayConflict: true } as const;

export const acceptBidEndpoint = defineEndpoint({
  ...ofBroker,
  needsAssignable: true,
  path: "/bids/accept",
  operationId: "acceptBid",
  summary: "Bid acceptance",
  description: `Assigns the carrier, sets the load BOOKED at the price of the bid, closes the other bids and ends the posting, all of it or nothing.
Send the amount that was decided on as \`ifAmount\`: a carrier may ask for another one meanwhile.
\`/bids/submit\` describes what may become of a bid.`,
  request: AcceptBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "An active bid",
      request: { bidId, ifAmount: amount },
      response: left({ status: "ACCEPTED", actions: [] }),
    },
  ],
});

const message = "Above our budget for this lane.";

export const rejectBidEndpoint = defineEndpoint({
  ...ofBroker,
  path: "/bids/reject",
  operationId: "rejectBid",
  summary: "Bid rejection",
  description: "The carrier may place a new one. It sees your `reason`.",
  request: RejectBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "With a word to the carrier",
      request: { bidId, reason: message },
      response: left({ status: "REJECTED", reason: { code: "broker", message }, actions: [] }),
    },
  ],
});

export const counterBidEndpoint = defineEndpoint({
  ...ofBroker,
  needsAssignable: true,
  path: "/bids/counter",
  operationId: "counterBid",
  summary: "New counter",
  description: `Offers the carrier another price, in the bid's currency. The bid waits for the carrier's answer; you
may take the counter back until then.`,
  request: CounterBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "USD 1,850",
      request: { bidId, amount: { amount: 185_000 } },
      response: left({ status: "COUNTERED", counter: exampleCounter, actions: ["REVOKE_COUNTER"] }),
    },
  ],
});

export const revokeCounterEndpoint = defineEndpoint({
  ...ofBroker,
  path: "/bids/revoke-counter",
  operationId: "revokeCounter",
  summary: "Counter withdrawal",
  description: "Takes back a counter that has no answer. The bid is ACTIVE again, at the carrier's own price.",
  request: RevokeCounterRequest,
  response: BidResponse,
  examples: [{ name: "An open counter", request: { bidId }, response: left({ counter: counterThatIs("REVOKED") }) }],
});

export const listBidsEndpoint = defineEndpoint({
  ...read,
  cost: "list",
  path: "/bids/list",
  operationId: "listBids",
  summary: "Bid list",
  description: `Lists bids with what helps to decide on them, newest first. \`actions\` are the broker's. \`meaning\`
says whether the carrier may be assigned to the load as both are now.`,
  request: ListBidsRequest,
  response: ListBidsResponse,
  examples: [
    {
      name: "What is open on one posting",
      request: { postingId, isOpen: true },
      response: { items: [exampleListedBid], nextCursor: null },
    },
  ],
});
