import { getCarrier } from "@/lib/carriers/get-carrier";
import { profileChanges } from "@/lib/carriers/rules/profile-changes";
import { identityDifferences } from "@/lib/onboarding/rules/identity-differences";
import { profileFrom } from "@/lib/onboarding/rules/profile-from";
import type { ReviewOnboardingRequest, ReviewOnboardingResponse } from "@/lib/onboarding/schema/submission";
import { listDocumentsOf } from "@/lib/onboarding/store/documents";
import { findLatestSigned, toLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";

/** What a carrier signed last, beside what the organization has on record. */
export async function reviewOnboarding(
  ctx: Context,
  { carrierId }: ReviewOnboardingRequest,
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
      profileChanges: profileChanges(carrier.profile, profileFrom(answers)),
      profileVersion: carrier.profileVersion,
    },
  };
}
