import { randomBytes } from "node:crypto";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { revokeUnsignedLinks } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { expiryOf, hashOfToken, tokenBytes, tokenOf } from "@/lib/onboarding/rules/links";
import type {
  CreateOnboardingLinkRequest,
  CreateOnboardingLinkResponse,
  ListOnboardingLinksRequest,
  ListOnboardingLinksResponse,
  RevokeOnboardingLinkRequest,
  RevokeOnboardingLinkResponse,
} from "@/lib/onboarding/schema/link";
import { findDraft, insertLink, listLinkRows, lockLink, toLink, updateLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";
import { portalUrl } from "@/lib/server/env";
import { inTransaction } from "@/lib/server/transaction";
import { onboardingLinkDaysDefault } from "@/lib/vocabulary/limits.values";

/**
 * Makes the link by which a carrier onboards itself; an earlier one that was not signed stops working, and what was
 * filled in there is not lost. The answer contains its secret, which is not kept.
 * @throws AppError not_found, or conflict where the carrier is offered no link.
 */
export const createOnboardingLink = (
  ctx: Context,
  { carrierId, expiresInDays = onboardingLinkDaysDefault }: CreateOnboardingLinkRequest & { carrierId: string },
): Promise<CreateOnboardingLinkResponse> =>
  inTransaction(ctx, async (tx) => {
    await lockCarriers(tx);
    await guardOffer(tx, carrierId);
    const token = tokenOf(randomBytes(tokenBytes));
    const answers = await findDraft(tx, carrierId);
    await revokeUnsignedLinks(tx, [carrierId]);
    const link = await insertLink(tx, {
      id: newId("link"),
      carrierId,
      tokenHash: hashOfToken(token),
      expiresAt: expiryOf(tx.now, expiresInDays),
      ...(answers && { answers }),
    });
    await recordOnboarding(tx, { carrierId, operation: "LINK_CREATED" });
    return { link: toLink(link, tx.now), url: portalUrl(`/onboarding/${token}`) };
  });

async function guardOffer(ctx: Context, carrierId: string) {
  const [carrier] = await getCarriers(ctx, [carrierId]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  if (eligibilityOf(carrier.relationship).offersOnboardingLink) return;
  const isBarred = carrier.relationship?.status === "DO_NOT_DISPATCH";
  throw new AppError("conflict", isBarred ? "This carrier may not be dispatched." : "This carrier is onboarded.");
}

/** The links the organization made for a carrier, newest first. */
export async function listOnboardingLinks(
  ctx: Context,
  { carrierId, limit = pageSizeDefault, cursor }: ListOnboardingLinksRequest & { carrierId: string },
): Promise<ListOnboardingLinksResponse> {
  const { items, nextCursor } = await listLinkRows(ctx, carrierId, { limit, cursor });
  return { items: items.map((row) => toLink(row, ctx.now)), nextCursor };
}

/**
 * Stops a link at once. One revoked before stays as it is.
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
