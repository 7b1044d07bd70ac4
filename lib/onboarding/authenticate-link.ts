import { hashOfToken, looksLikeToken } from "@/lib/onboarding/rules/link-token";
import { linkWorks } from "@/lib/onboarding/rules/link-works";
import { findLinkByHash } from "@/lib/onboarding/store/links";

/** The carrier of this token, or undefined when there is none, or its link no longer opens anything. */
export async function authenticateLink(token: string, now: Date) {
  if (!looksLikeToken(token)) return undefined;
  const link = await findLinkByHash(hashOfToken(token));
  if (!link || !linkWorks(link, link.relationship, now)) return undefined;
  const { id, organizationId, carrierId, carrierName } = link;
  return { organizationId, linkId: id, carrierId, carrierName };
}
