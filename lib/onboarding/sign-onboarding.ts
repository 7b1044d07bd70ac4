import { getCarriers } from "@/lib/carriers/find-carriers";
import { recordIdentityDifferences } from "@/lib/carriers/record-carrier-changes";
import { AppError } from "@/lib/core/errors";
import { openLink } from "@/lib/onboarding/open-link";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { missingAnswers, wrongEmails } from "@/lib/onboarding/rules/answers";
import { identityDifferences } from "@/lib/onboarding/rules/identity-differences";
import { guardUnsigned, guardVersion } from "@/lib/onboarding/save-onboarding";
import {
  consentVersion,
  type OnboardingAnswers,
  type OnboardingSignature,
  type SignOnboardingRequest,
  type SignOnboardingResponse,
} from "@/lib/onboarding/schema/onboarding";
import { listDocumentsOf } from "@/lib/onboarding/store/documents";
import { updateLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Signs the answers, which makes them final, and submits them for review. It makes the carrier neither
 * ONBOARDED nor ACTIVE. An identity other than the one on record becomes a conflict for the organization to settle.
 * @throws AppError conflict when signed before; version_conflict; invalid_request with what is missing.
 */
export const signOnboarding = (ctx: Context, request: SignOnboardingRequest): Promise<SignOnboardingResponse> =>
  inTransaction(ctx, async (tx) => {
    const link = await openLink(tx);
    guardUnsigned(link);
    await guardVersion(tx, link, request.ifVersion);
    guardComplete(link.answers);
    const documents = await listDocumentsOf(tx, link.carrierId, link.id);
    const { signerName, signerTitle, language } = request;
    const signature: OnboardingSignature = {
      name: signerName,
      ...(signerTitle !== undefined && { title: signerTitle }),
      signedAt: tx.now.toISOString(),
      consent: consentVersion,
      ...(language && { language }),
      documents: documents.map(({ sha256 }) => sha256),
    };
    await updateLink(tx, link.id, { signedAt: tx.now, signature });
    await recordDifferences(tx, link.carrierId, link.answers);
    await recordOnboarding(tx, { carrierId: link.carrierId, operation: "ONBOARDING_SIGNED" });
    return { state: "SIGNED", signature };
  });

function guardComplete(answers: OnboardingAnswers) {
  const issues = [
    ...missingAnswers(answers).map((path) => ({ path: `answers.${path}`, code: "required", message: "Required." })),
    ...wrongEmails(answers).map((index) => ({
      path: `answers.contacts[${index}].email`,
      code: "invalid_format",
      message: "This is no e-mail address.",
    })),
  ];
  if (issues.length === 0) return;
  throw new AppError("invalid_request", "Something is missing or wrong before this can be signed.", { issues });
}

async function recordDifferences(tx: Context, carrierId: string, { identity }: OnboardingAnswers) {
  const [carrier] = await getCarriers(tx, [carrierId]);
  const differences = carrier ? identityDifferences(carrier, identity) : [];
  if (differences.length > 0) await recordIdentityDifferences(tx, { carrierId, identifiers: identity, differences });
}
