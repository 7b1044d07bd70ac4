import { exampleBid, examplePostingId } from "@/lib/bidding/schema/example-bid";
import {
  EndPostingRequest,
  ListPostingsRequest,
  ListPostingsResponse,
  OfferLinkRequest,
  OfferLinkResponse,
  OpenPostingRequest,
  type Posting,
  PostingResponse,
  RevokeOfferLinkRequest,
} from "@/lib/bidding/schema/posting";
import { defineEndpoint } from "@/lib/core/endpoint";

const access = { tag: "Postings", callers: ["apiKey", "user"] } as const;
const read = { ...access, scope: "bids:read", role: "VIEWER", writes: false, cost: "list" } as const;
const write = { ...access, scope: "postings:write", role: "BROKER", writes: true, mayConflict: true } as const;

const { carrier, load } = exampleBid;
const examplePosting: Posting = {
  id: examplePostingId,
  status: "OPEN",
  load: { ...load, externalId: "TMS-10244" },
  openedAt: "2026-11-20T09:12:44.010Z",
  openedBy: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
  expiresAt: "2026-11-21T18:00:00.000Z",
  bidCount: 3,
  openBidCount: 2,
  bestBid: { currencyCode: "USD", amount: 194_000 },
  offers: [
    {
      carrierId: carrier.id,
      displayName: carrier.displayName,
      sentAt: "2026-11-20T09:13:20.500Z",
      viewedAt: "2026-11-20T09:21:02.118Z",
      answeredAt: "2026-11-20T09:30:00.123Z",
      mail: { to: "despacho@nortena.example", status: "SENT", attempts: 1, at: "2026-11-20T09:13:21.040Z" },
    },
  ],
};

export const openPostingEndpoint = defineEndpoint({
  ...write,
  path: "/postings/open",
  operationId: "openPosting",
  summary: "New posting",
  description: `Offers a load to carriers. It becomes AVAILABLE if it was ON_HOLD. A load has one open posting; one that is BOOKED,
CANCELLED or COMPLETED cannot be posted. A sync never posts by itself. A posting ends when a broker ends it, when it expires, when a
bid is accepted, and when the load is put on hold, booked, cancelled or completed; its open bids are then closed.`,
  request: OpenPostingRequest,
  response: PostingResponse,
  examples: [
    {
      name: "Until tomorrow evening",
      request: { externalId: "TMS-10244", expiresAt: "2999-11-21T18:00:00.000Z" },
      response: { posting: { ...examplePosting, bidCount: 0, openBidCount: 0, bestBid: undefined, offers: [] } },
    },
  ],
});

export const endPostingEndpoint = defineEndpoint({
  ...write,
  mayMiss: true,
  path: "/postings/end",
  operationId: "endPosting",
  summary: "Posting end",
  description: "Takes a load back from carriers and closes its open bids as `posting_ended`. The load stays as it is.",
  request: EndPostingRequest,
  response: PostingResponse,
  examples: [
    {
      name: "At once",
      request: { postingId: examplePostingId },
      response: {
        posting: {
          ...examplePosting,
          status: "ENDED",
          endedAt: "2026-11-20T11:02:00.000Z",
          endReason: "posting_ended",
          openBidCount: 0,
          bestBid: undefined,
        },
      },
    },
  ],
});

export const listPostingsEndpoint = defineEndpoint({
  ...read,
  path: "/postings/list",
  operationId: "listPostings",
  summary: "Posting list",
  description: "Lists postings, opened last first.",
  request: ListPostingsRequest,
  response: ListPostingsResponse,
  examples: [
    {
      name: "Those that are open",
      request: { status: ["OPEN"] },
      response: { items: [examplePosting], nextCursor: null },
    },
  ],
});

export const offerLinkEndpoint = defineEndpoint({
  ...write,
  answersSecret: true,
  mayMiss: true,
  path: "/postings/offer-link",
  operationId: "createOfferLink",
  summary: "New offer link",
  description: `Makes the link by which a carrier sees a posting and bids on it. The answer contains the address. It is
shown this once; send it to the carrier yourself, or have it mailed with \`byMail\`: \`/postings/list\` says what became of
the mail. Earlier links of the carrier work on unless \`replacesEarlier\` is true. A carrier that is DO_NOT_DISPATCH or
blocked for the load is offered none, and those it has open nothing any more.`,
  request: OfferLinkRequest,
  response: OfferLinkResponse,
  examples: [
    {
      name: "For one carrier, by your id of it",
      request: { postingId: examplePostingId, carrier: { externalId: "C-007" } },
      response: {
        url: "https://portal.example.com/offers/kV1hQm3Zt0bXrN8uYc5sLd2wPf7jAe9oGiTzKxRv4Bq",
        contact: {
          name: "Marisol Garza",
          phone: "+52 81 1234 5678",
          internationalPhone: "+528112345678",
          email: "despacho@nortena.example",
        },
        language: "es-MX",
      },
    },
    {
      name: "Mailed by the portal",
      request: { postingId: examplePostingId, carrier: { externalId: "C-007" }, byMail: true },
      response: {
        url: "https://portal.example.com/offers/kV1hQm3Zt0bXrN8uYc5sLd2wPf7jAe9oGiTzKxRv4Bq",
        contact: { name: "Marisol Garza", email: "despacho@nortena.example" },
        language: "es-MX",
        isMailed: true,
      },
    },
  ],
});

export const revokeOfferLinkEndpoint = defineEndpoint({
  ...write,
  mayMiss: true,
  path: "/postings/revoke-offer-link",
  operationId: "revokeOfferLink",
  summary: "Offer link revocation",
  description: `Revokes the links of one carrier to a posting. They open nothing from now on. A bid the carrier has placed
stays as it is, for you to answer. 409 where none of its links works.`,
  request: RevokeOfferLinkRequest,
  response: PostingResponse,
  examples: [
    {
      name: "A link that went to the wrong person",
      request: { postingId: examplePostingId, carrierId: carrier.id },
      response: {
        posting: {
          ...examplePosting,
          offers: examplePosting.offers.map((offer) => ({ ...offer, revokedAt: "2026-11-20T09:40:00.000Z" })),
        },
      },
    },
  ],
});
