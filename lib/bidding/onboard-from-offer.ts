import { requireOffer } from "@/lib/bidding/require-offer";
import type { OnboardFromOfferRequest, OnboardFromOfferResponse } from "@/lib/bidding/schema/offer";
import { createOnboardingLink } from "@/lib/onboarding/create-onboarding-link";
import type { Context } from "@/lib/server/context";

/**
 * The carrier onboards itself from the page of an offer.
 * @throws AppError "conflict" where it is offered no onboarding
 */
export async function onboardFromOffer(
  ctx: Context,
  _request: OnboardFromOfferRequest,
): Promise<OnboardFromOfferResponse> {
  const { carrierId } = await requireOffer(ctx);
  const { url } = await createOnboardingLink(ctx, { carrierId });
  return { url };
}
