import { AppError } from "@/lib/core/errors";
import { openLink } from "@/lib/onboarding/open-link";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { guardUnsigned } from "@/lib/onboarding/save-onboarding";
import type { RemoveCarrierDocumentRequest, RemoveCarrierDocumentResponse } from "@/lib/onboarding/schema/document";
import type { RemoveOnboardingDocumentRequest } from "@/lib/onboarding/schema/onboarding";
import { deleteDocument, type Owner } from "@/lib/onboarding/store/documents";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Takes back a document that came through the link of the carrier that acts.
 * @throws AppError not_found, which a document of any other link is, too; conflict once it is signed.
 */
export const removeOnboardingDocument = (
  ctx: Context,
  { id }: RemoveOnboardingDocumentRequest,
): Promise<RemoveCarrierDocumentResponse> =>
  inTransaction(ctx, async (tx) => {
    const link = await openLink(tx);
    guardUnsigned(link);
    return remove(tx, { id, linkId: link.id });
  });

/** Removes a document for good. @throws AppError not_found */
export const removeCarrierDocument = (
  ctx: Context,
  { id }: RemoveCarrierDocumentRequest,
): Promise<RemoveCarrierDocumentResponse> => inTransaction(ctx, (tx) => remove(tx, { id }));

async function remove(tx: Context, owner: Owner) {
  const document = await deleteDocument(tx, owner);
  if (!document) throw new AppError("not_found", "There is no such document.");
  await recordOnboarding(tx, { carrierId: document.carrierId, operation: "DOCUMENT_REMOVED", document });
  return {};
}
