import type { ListApiKeysRequest, ListApiKeysResponse } from "@/lib/api-keys/schema";
import { listApiKeyRows, toApiKey } from "@/lib/api-keys/store";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";

/** The organization's keys, newest first, those that no longer work among them. */
export async function listApiKeys(ctx: Context, request: ListApiKeysRequest): Promise<ListApiKeysResponse> {
  requireRole(ctx, "ADMIN");
  const { items, nextCursor } = await listApiKeyRows(ctx, request.limit ?? pageSizeDefault, request.cursor);
  return { items: items.map((row) => toApiKey(row, ctx.now)), nextCursor };
}
