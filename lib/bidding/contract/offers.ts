import { exampleOwnBid, examplePostingId } from "@/lib/bidding/schema/example-bid";
import {
  GetOfferRequest,
  GetOfferResponse,
  OnboardFromOfferRequest,
  OnboardFromOfferResponse,
} from "@/lib/bidding/schema/offer";
import { defineEndpoint } from "@/lib/core/endpoint";

const offers = { tag: "Postings", callers: ["carrier"], link: "OFFER", role: "VIEWER" } as const;

export const getOfferEndpoint = defineEndpoint({
  ...offers,
  writes: false,
  path: "/offers/get",
  operationId: "getOffer",
  summary: "Offer details",
  description: `Answers what a carrier finds behind its offer link:
the load without what is none of the carrier's business: no limits, no customer, no other bids. Streets and reference numbers appear
once its bid is accepted.`,
  request: GetOfferRequest,
  response: GetOfferResponse,
  examples: [
    {
      name: "An offer with a bid on it",
      request: {},
      response: {
        organizationName: "Meridian Freight",
        contact: { name: "Ana Lucía Treviño", email: "ana@meridian.example" },
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
        meaning: { isOfferedOnboarding: false, isMailed: true },
      },
    },
  ],
});

export const onboardFromOfferEndpoint = defineEndpoint({
  ...offers,
  writes: true,
  answersSecret: true,
  mayConflict: true,
  path: "/offers/onboard",
  operationId: "onboardFromOffer",
  summary: "New onboarding link from an offer",
  description: `Makes an onboarding link for the carrier that has the offer. An earlier onboarding link of the carrier
that was not signed stops working. 409 where it is offered none.`,
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
