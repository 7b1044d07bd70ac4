import { type FollowedLink, findLinkByHash, readLink } from "@/lib/bidding/store/offer-links";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { AppError } from "@/lib/core/errors";
import { hashOfToken, looksLikeToken } from "@/lib/onboarding/rules/links";
import type { Context } from "@/lib/server/context";

/** The carrier of this token, or undefined when there is none, or its link no longer opens anything. */
export async function authenticateOfferLink(token: string) {
  if (!looksLikeToken(token)) return undefined;
  const link = await findLinkByHash(hashOfToken(token));
  if (!link || !eligibilityOf(link.relationship, link).seesFreight) return undefined;
  const { id, organizationId, carrierId, carrierName } = link;
  return { organizationId, linkId: id, carrierId, carrierName };
}

/** The link of the carrier that acts by an offer link. @throws AppError forbidden for anybody else. */
export async function requireOffer(ctx: Context): Promise<FollowedLink> {
  const { actor } = ctx;
  if (actor.type !== "carrier" || actor.link !== "OFFER")
    throw new AppError("forbidden", "Only a carrier by its offer link may do this.");
  const link = await readLink(ctx, actor.linkId);
  if (!link) throw new AppError("unauthorized", "Unauthorized");
  return link;
}
