import { AppError } from "@/lib/core/errors";
import { jsonEqual } from "@/lib/core/json";
import { describeOnboarding } from "@/lib/onboarding/get-onboarding";
import { type OpenLink, openLink } from "@/lib/onboarding/open-link";
import { patchAnswers } from "@/lib/onboarding/rules/answers";
import type { SaveOnboardingRequest, SaveOnboardingResponse } from "@/lib/onboarding/schema/onboarding";
import { updateLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Keeps what the carrier has filled in. Saving what is there already changes nothing.
 * @throws AppError conflict once it is signed; version_conflict, with everything as it is now in `current`.
 */
export const saveOnboarding = (ctx: Context, request: SaveOnboardingRequest): Promise<SaveOnboardingResponse> =>
  inTransaction(ctx, async (tx) => {
    const link = await openLink(tx);
    guardUnsigned(link);
    await guardVersion(tx, link, request.ifVersion);
    const answers = patchAnswers(link.answers, request.answers);
    if (jsonEqual(answers, link.answers)) return { version: link.version };
    const { version } = await updateLink(tx, link.id, { answers, version: link.version + 1 });
    return { version };
  });

export function guardUnsigned(link: OpenLink) {
  if (link.signedAt) throw new AppError("conflict", "This was signed before and can no longer be changed.");
}

export async function guardVersion(ctx: Context, link: OpenLink, ifVersion: number | undefined) {
  if (ifVersion === undefined || ifVersion === link.version) return;
  const current = await describeOnboarding(ctx, link);
  throw new AppError("version_conflict", "The answers were changed meanwhile.", { current });
}
