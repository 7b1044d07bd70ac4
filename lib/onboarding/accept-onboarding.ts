import { lockCarriers } from "@/lib/carriers/lock-carriers";
import { linkState } from "@/lib/carriers/rules/link-state";
import type { OnboardingLinkState } from "@/lib/carriers/schema/carrier";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { advanceOnboarding } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { profileFrom } from "@/lib/onboarding/rules/profile-from";
import type { AcceptOnboardingRequest, AcceptOnboardingResponse } from "@/lib/onboarding/schema/submission";
import { findLatestSigned, lockLink, type StoredLink, toLink, updateLink } from "@/lib/onboarding/store/links";
import { authorOf, type Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * What the carrier signed becomes what the organization has on record, and its relationship ONBOARDED. The status of the
 * relationship and the identity on record stay.
 * @throws AppError not_found; conflict unless it waits to be accepted; version_conflict when the record changed.
 */
export const acceptOnboarding = (
  ctx: Context,
  { linkId, ifVersion }: AcceptOnboardingRequest,
): Promise<AcceptOnboardingResponse> =>
  inTransaction(ctx, async (tx) => {
    const { carrierId, answers } = await lockSubmission(tx, linkId);
    const { contacts, certificates, cargoInsurance = null, has247CustomerService = null } = profileFrom(answers);
    await updateCarrierProfile(tx, {
      id: carrierId,
      ifVersion,
      contacts,
      certificates,
      cargoInsurance,
      has247CustomerService,
    });
    await advanceOnboarding(tx, { carrierId, to: "ONBOARDED" });
    const accepted = await updateLink(tx, linkId, { acceptedAt: tx.now, acceptedBy: authorOf(tx) });
    await recordOnboarding(tx, { carrierId, operation: "ONBOARDING_ACCEPTED" });
    return { link: toLink(accepted, tx.now) };
  });

const refusals: Partial<Record<OnboardingLinkState, string>> = {
  ACCEPTED: "This was accepted before.",
  REVOKED: "This link was revoked.",
};

async function lockSubmission(tx: Context, linkId: string) {
  await lockCarriers(tx);
  const link = await lockLink(tx, linkId);
  if (!link) throw new AppError("not_found", "There is no such link.");
  const { state } = linkState(link, tx.now);
  const { answers } = link;
  if (state !== "SIGNED" || !answers) throw new AppError("conflict", refusals[state] ?? "The carrier has not signed.");
  await guardLatest(tx, link);
  return { ...link, answers };
}

async function guardLatest(tx: Context, { id, carrierId }: StoredLink) {
  const latest = await findLatestSigned(tx, carrierId);
  if (latest?.id !== id) throw new AppError("conflict", "The carrier has signed a newer submission.");
}
