import { bidsDescription } from "@/lib/bidding/contract/descriptions";
import {
  AcceptCounterRequest,
  BidReference,
  BidResponse,
  RejectCounterRequest,
  SubmitBidRequest,
} from "@/lib/bidding/schema/bid-operations";
import { exampleBidId, exampleCounter, exampleOwnBid, examplePostingId } from "@/lib/bidding/schema/example-bid";
import {
  GetOfferRequest,
  GetOfferResponse,
  OnboardFromOfferRequest,
  OnboardFromOfferResponse,
} from "@/lib/bidding/schema/offer";
import { defineEndpoint } from "@/lib/core/endpoint";

const bids = {
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
  ...bids,
  path: "/bids/submit",
  operationId: "submitBid",
  summary: "Place a carrier's bid on a posting, or again after a rule rejected it",
  description: bidsDescription,
  request: SubmitBidRequest,
  response: BidResponse,
  examples: [
    {
      name: "From a load board",
      request: {
        postingId: examplePostingId,
        carrier: { mcNumber: "MC-990007" },
        amount: { currencyCode: "USD", amount: 194_000 },
        note: "Podemos cargar desde las 7:00.",
      },
      response: { bid: exampleOwnBid },
    },
  ],
});

export const revokeBidEndpoint = defineEndpoint({
  ...bids,
  path: "/bids/revoke",
  operationId: "revokeBid",
  summary: "Withdraw a bid before the broker has answered",
  request: BidReference,
  response: BidResponse,
  examples: [
    {
      name: "An active bid",
      request: { bidId: exampleBidId },
      response: { bid: { ...exampleOwnBid, status: "REVOKED", actions: [] } },
    },
  ],
});

export const acceptCounterEndpoint = defineEndpoint({
  ...bids,
  needsAssignable: true,
  path: "/bids/accept-counter",
  operationId: "acceptCounter",
  summary: "Accept the broker's counter",
  description: `Settles the bid at the countered price and books the load, as an accepted bid does. Send the amount that was decided on as
\`ifAmount\`: the broker may offer another one meanwhile.`,
  request: AcceptCounterRequest,
  response: BidResponse,
  examples: [
    {
      name: "An open counter",
      request: { bidId: exampleBidId, ifAmount: exampleCounter.amount },
      response: {
        bid: {
          ...exampleOwnBid,
          status: "ACCEPTED",
          amount: exampleCounter.amount,
          counter: { ...exampleCounter, status: "ACCEPTED" },
          actions: [],
        },
      },
    },
  ],
});

export const rejectCounterEndpoint = defineEndpoint({
  ...bids,
  path: "/bids/reject-counter",
  operationId: "rejectCounter",
  summary: "Reject the broker's counter, perhaps with a new amount",
  description: "The bid is ACTIVE again, at the new amount if one is given, which is in the bid's currency.",
  request: RejectCounterRequest,
  response: BidResponse,
  examples: [
    {
      name: "With an amount between the two",
      request: { bidId: exampleBidId, amount: { amount: 190_000 } },
      response: {
        bid: {
          ...exampleOwnBid,
          amount: { currencyCode: "USD", amount: 190_000 },
          counter: { ...exampleCounter, status: "REJECTED" },
        },
      },
    },
  ],
});

// None takes an idempotency-key: one reads, and a kept answer of the other would keep its link.
const offers = { tag: "Postings", callers: ["carrier"], link: "OFFER", role: "VIEWER", writes: false } as const;

export const getOfferEndpoint = defineEndpoint({
  ...offers,
  path: "/offers/get",
  operationId: "getOffer",
  summary: "What a carrier finds behind its offer link",
  description: `The load without what is none of the carrier's business: no limits, no customer, no other bids. Streets and reference numbers appear
once its bid is accepted.`,
  request: GetOfferRequest,
  response: GetOfferResponse,
  examples: [
    {
      name: "An offer with a bid on it",
      request: {},
      response: {
        organizationName: "Meridian Freight",
        carrierName: "Norteña Freight",
        load: {
          externalDisplayId: "6D41C7E815",
          stops: [
            {
              type: "PICKUP",
              place: { city: "Monterrey", state: "NL", postalCode: "64400", countryCode: "MX" },
              appointment: { type: "SCHEDULED", start: "2026-11-23T14:00:00.000Z", end: "2026-11-23T16:00:00.000Z" },
              timezone: "America/Monterrey",
            },
            {
              type: "DELIVERY",
              place: { city: "Dallas", state: "TX", postalCode: "75227", countryCode: "US" },
              timezone: "America/Chicago",
            },
          ],
          miles: 573,
          usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
          commodities: [{ name: "Fresh berries", weight: { value: 38_000, unit: "POUNDS", type: "APPROXIMATE" } }],
          requiredEquipment: [],
          trailerRequirements: { allowedTypes: ["REEFER"] },
        },
        posting: { id: examplePostingId, status: "OPEN", expiresAt: "2026-11-21T18:00:00.000Z" },
        bids: [exampleOwnBid],
        meaning: { isOfferedOnboarding: false },
      },
    },
  ],
});

export const onboardFromOfferEndpoint = defineEndpoint({
  ...offers,
  mayConflict: true,
  path: "/offers/onboard",
  operationId: "onboardFromOffer",
  summary: "Make an onboarding link for the carrier that has the offer",
  description:
    "An earlier onboarding link of the carrier that was not signed stops working. 409 where it is offered none.",
  request: OnboardFromOfferRequest,
  response: OnboardFromOfferResponse,
  examples: [
    {
      name: "By a click on the offer's page",
      request: {},
      response: { url: "https://portal.example.com/onboarding/kV1hQm3Zt0bXrN8uYc5sLd2wPf7jAe9oGiTzKxRv4Bq" },
    },
  ],
});
