import { pageSizeDefault } from "@/lib/core/pagination";
import type { ListCarrierDocumentsRequest, ListCarrierDocumentsResponse } from "@/lib/onboarding/schema/document";
import { listDocumentRows } from "@/lib/onboarding/store/documents";
import type { Context } from "@/lib/server/context";

/** The organization's documents of a carrier, newest first, without their content. */
export const listCarrierDocuments = (
  ctx: Context,
  { carrierId, limit = pageSizeDefault, cursor }: ListCarrierDocumentsRequest,
): Promise<ListCarrierDocumentsResponse> => listDocumentRows(ctx, carrierId, { limit, cursor });
