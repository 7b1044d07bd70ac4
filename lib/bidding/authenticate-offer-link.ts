import { findLinkByHash } from "@/lib/bidding/store/offer-links";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { hashOfToken, looksLikeToken } from "@/lib/onboarding/rules/links";

/** The carrier of this token, or undefined when there is none, or its link no longer opens anything. */
export async function authenticateOfferLink(token: string) {
  if (!looksLikeToken(token)) return undefined;
  const link = await findLinkByHash(hashOfToken(token));
  if (!link || !eligibilityOf(link.relationship, link).seesFreight) return undefined;
  const { id, organizationId, carrierId, carrierName } = link;
  return { organizationId, linkId: id, carrierId, carrierName };
}
