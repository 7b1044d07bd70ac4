import { pageSizeDefault } from "@/lib/core/pagination";
import type { ListDirectoryChangesRequest, ListDirectoryChangesResponse } from "@/lib/directory/schema/history";
import { listChanges } from "@/lib/directory/store/changes";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/require-role";

/** Who changed users and teams, newest first. */
export async function listDirectoryChanges(
  ctx: Context,
  { limit = pageSizeDefault, cursor }: ListDirectoryChangesRequest,
): Promise<ListDirectoryChangesResponse> {
  requireRole(ctx, "ADMIN");
  return listChanges(ctx, limit, cursor);
}
