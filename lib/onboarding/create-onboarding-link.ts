import { randomBytes } from "node:crypto";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import { assignability } from "@/lib/carriers/rules/eligibility";
import { revokeUnsignedLinks } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { hashOfToken, tokenBytes, tokenOf } from "@/lib/onboarding/rules/link-token";
import { expiryOf } from "@/lib/onboarding/rules/link-works";
import {
  type CreateOnboardingLinkRequest,
  type CreateOnboardingLinkResponse,
  expiryDaysDefault,
} from "@/lib/onboarding/schema/link";
import { findDraft, insertLink, toLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";
import { portalUrl } from "@/lib/server/portal-url";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Makes the link by which a carrier onboards itself; an earlier one that was not signed stops working, and what was
 * filled in there is not lost. The answer holds its secret, which is not kept.
 * @throws AppError not_found, or conflict where the carrier is offered no link.
 */
export const createOnboardingLink = (
  ctx: Context,
  { carrierId, expiresInDays = expiryDaysDefault }: CreateOnboardingLinkRequest,
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
  if (assignability(carrier.relationship).offersOnboardingLink) return;
  const isBarred = carrier.relationship?.status === "DO_NOT_DISPATCH";
  throw new AppError("conflict", isBarred ? "This carrier may not be dispatched." : "This carrier is onboarded.");
}
