import { pageSizeDefault } from "@/lib/core/pagination";
import type { ListInvitationsRequest, ListInvitationsResponse } from "@/lib/directory/schema/invitation";
import { listInvitationPage } from "@/lib/directory/store/invitations";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/require-role";

/** Invitations, newest first, whatever became of them. */
export async function listInvitations(
  ctx: Context,
  { limit = pageSizeDefault, cursor }: ListInvitationsRequest,
): Promise<ListInvitationsResponse> {
  requireRole(ctx, "ADMIN");
  return listInvitationPage(ctx, limit, cursor);
}
