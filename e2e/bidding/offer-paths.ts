import type { APIRequestContext } from "@playwright/test";
import { anOffer, type OwnOffer } from "./own-offer";

type Step = (offer: OwnOffer, bidId: string) => Promise<unknown>;

/** The address of an offer's page after its carrier has bid, and `step` was done about it. */
const after = (step: Step, pathOf = ({ path }: OwnOffer) => path) => {
  return async (request: APIRequestContext) => {
    const offer = await anOffer(request);
    const { bid } = await offer.place(194_000);
    await step(offer, bid.id);
    return pathOf(offer);
  };
};
const nothing: Step = async () => undefined;

export const openOffer = async (request: APIRequestContext) => (await anOffer(request)).path;

export const sentBid = async (request: APIRequestContext) => {
  const offer = await anOffer(request, { relationship: { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" } });
  await offer.place(194_000);
  return offer.path;
};

export const counteredBid = after(({ post }, bidId) => post("/bids/counter", { bidId, amount: { amount: 185_000 } }));
const accept: Step = ({ post }, bidId) => post("/bids/accept", { bidId });
export const acceptedBid = after(accept);
export const endedOffer = after(({ post, postingId }) => post("/postings/end", { postingId }));

export const rateConfirmation = after(accept, ({ loadId }) => `/loads/${loadId}/rate-confirmation`);
export const postedLoad = after(nothing, ({ loadId }) => `/loads/${loadId}`);
export const carrierWithBids = after(nothing, ({ carrierId }) => `/carriers?tab=all&carrier=${carrierId}&part=bids`);
