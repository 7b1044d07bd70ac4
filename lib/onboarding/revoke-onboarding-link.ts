import { AppError } from "@/lib/core/errors";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import type { RevokeOnboardingLinkRequest, RevokeOnboardingLinkResponse } from "@/lib/onboarding/schema/link";
import { lockLink, toLink, updateLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Stops a link at once, for whoever has it. One revoked before stays as it is.
 * @throws AppError not_found
 */
export const revokeOnboardingLink = (
  ctx: Context,
  { id }: RevokeOnboardingLinkRequest,
): Promise<RevokeOnboardingLinkResponse> =>
  inTransaction(ctx, async (tx) => {
    const link = await lockLink(tx, id);
    if (!link) throw new AppError("not_found", "There is no such link.");
    if (link.revokedAt) return { link: toLink(link, tx.now) };
    const revoked = await updateLink(tx, id, { revokedAt: tx.now });
    await recordOnboarding(tx, { carrierId: link.carrierId, operation: "LINK_REVOKED" });
    return { link: toLink(revoked, tx.now) };
  });
