import { getCarrier } from "@/lib/carriers/get-carrier";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import { linkState } from "@/lib/carriers/rules/link-state";
import { profileChanges } from "@/lib/carriers/rules/profile-changes";
import type { OnboardingLinkState } from "@/lib/carriers/schema/carrier";
import { CargoInsurance, CarrierProfile } from "@/lib/carriers/schema/profile";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { advanceOnboarding } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { identityDifferences } from "@/lib/onboarding/rules/identity-differences";
import type {
  AcceptOnboardingRequest,
  AcceptOnboardingResponse,
  OnboardingAnswers,
  ReviewOnboardingRequest,
  ReviewOnboardingResponse,
} from "@/lib/onboarding/schema/onboarding";
import { listDocumentsOf } from "@/lib/onboarding/store/documents";
import { findLatestSigned, lockLink, type StoredLink, toLink, updateLink } from "@/lib/onboarding/store/links";
import { authorOf, type Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** What the organization has on record once it accepts: the answers without the identity, and what is not asked. */
function profileFrom({ identity: _shared, ...answers }: OnboardingAnswers, onRecord: CarrierProfile) {
  const { refusedByCustomers, dotSuffixes } = onRecord;
  return CarrierProfile.parse({ ...answers, refusedByCustomers, dotSuffixes });
}

/** What a carrier signed last, beside what the organization has on record. */
export async function reviewOnboarding(
  ctx: Context,
  { carrierId }: ReviewOnboardingRequest & { carrierId: string },
): Promise<ReviewOnboardingResponse> {
  const link = await findLatestSigned(ctx, carrierId);
  if (!link?.answers || !link.signature) return {};
  const { carrier } = await getCarrier(ctx, { id: carrierId });
  const { answers, signature } = link;
  return {
    submission: {
      link: toLink(link, ctx.now),
      answers,
      signature,
      documents: await listDocumentsOf(ctx, carrierId, link.id),
      identityDifferences: identityDifferences(carrier, answers.identity),
      profile: carrier.profile,
      profileChanges: profileChanges(carrier.profile, profileFrom(answers, carrier.profile)),
      profileVersion: carrier.profileVersion,
    },
  };
}

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
    const { identity: _shared, cargoInsurance, has247CustomerService = null, hauling = null, ...lists } = answers;
    await updateCarrierProfile(tx, {
      id: carrierId,
      ifVersion,
      ...lists,
      cargoInsurance: cargoInsurance ? CargoInsurance.parse(cargoInsurance) : null,
      has247CustomerService,
      hauling,
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
