import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type {
  GetCarrierDocumentRequest,
  GetCarrierDocumentResponse,
  ListCarrierDocumentsRequest,
  ListCarrierDocumentsResponse,
} from "@/lib/onboarding/schema/document";
import { findContent, listDocumentRows } from "@/lib/onboarding/store/documents";
import type { Context } from "@/lib/server/context";

/**
 * A document with its content, as text inside JSON: no browser ever renders it as a page of ours.
 * @throws AppError not_found
 */
export async function getCarrierDocument(
  ctx: Context,
  { id }: GetCarrierDocumentRequest,
): Promise<GetCarrierDocumentResponse> {
  const found = await findContent(ctx, id);
  if (!found) throw new AppError("not_found", "There is no such document.");
  return { document: found.document, content: Buffer.from(found.content).toString("base64") };
}

/** The organization's documents of a carrier, newest first, without their content. */
export const listCarrierDocuments = (
  ctx: Context,
  { carrierId, limit = pageSizeDefault, cursor }: ListCarrierDocumentsRequest & { carrierId: string },
): Promise<ListCarrierDocumentsResponse> => listDocumentRows(ctx, carrierId, { limit, cursor });
