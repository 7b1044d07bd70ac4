import { guardCarrier } from "@/lib/carriers/guard-carrier";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { openLink } from "@/lib/onboarding/open-link";
import { readUpload } from "@/lib/onboarding/read-upload";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { requireCarrier } from "@/lib/onboarding/require-carrier";
import { guardUnsigned } from "@/lib/onboarding/save-onboarding";
import type { UploadOnboardingDocumentRequest } from "@/lib/onboarding/schema/carrier-side";
import type { UploadCarrierDocumentRequest, UploadCarrierDocumentResponse } from "@/lib/onboarding/schema/document";
import { documentsPerLinkMax, ownDocumentsMax } from "@/lib/onboarding/schema/document-limits";
import { insertDocument, listDocumentsOf, lockDocuments } from "@/lib/onboarding/store/documents";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

type Place = { carrierId: string; linkId: string | null; most: number };

/**
 * Adds a document to what the carrier will sign.
 * @throws AppError invalid_request for what is no document; conflict once it is signed, or beyond 20 documents.
 */
export async function uploadOnboardingDocument(
  ctx: Context,
  request: UploadOnboardingDocumentRequest,
): Promise<UploadCarrierDocumentResponse> {
  requireCarrier(ctx);
  const upload = await readUpload(request);
  return inTransaction(ctx, async (tx) => {
    const link = await openLink(tx);
    guardUnsigned(link);
    return keep(tx, { carrierId: link.carrierId, linkId: link.id, most: documentsPerLinkMax }, upload);
  });
}

/**
 * Keeps a document that the organization itself has of a carrier.
 * @throws AppError not_found; invalid_request for what is no document; conflict beyond 200 documents.
 */
export async function uploadCarrierDocument(
  ctx: Context,
  { carrierId, ...file }: UploadCarrierDocumentRequest,
): Promise<UploadCarrierDocumentResponse> {
  const upload = await readUpload(file);
  return inTransaction(ctx, async (tx) => {
    await guardCarrier(tx, carrierId);
    await lockDocuments(tx, carrierId);
    return keep(tx, { carrierId, linkId: null, most: ownDocumentsMax }, upload);
  });
}

/** The caller holds a lock, so that two uploads at once cannot both be the last that fits. */
async function keep(tx: Context, { carrierId, linkId, most }: Place, upload: Awaited<ReturnType<typeof readUpload>>) {
  const documents = await listDocumentsOf(tx, carrierId, linkId);
  // A retry after a lost answer sends the same file again.
  const same = documents.find(({ sha256, kind }) => sha256 === upload.sha256 && kind === upload.kind);
  if (same) return { document: same };
  if (documents.length >= most) throw new AppError("conflict", `There are ${most} documents, which is the most.`);
  const document = await insertDocument(tx, { id: newId("document"), carrierId, linkId, ...upload });
  await recordOnboarding(tx, { carrierId, operation: "DOCUMENT_ADDED", document });
  return { document };
}
