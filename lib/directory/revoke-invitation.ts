import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type {
  ListInvitationsRequest,
  ListInvitationsResponse,
  RevokeInvitationRequest,
  RevokeInvitationResponse,
} from "@/lib/directory/schema/user";
import { recordChanges } from "@/lib/directory/store/changes";
import {
  findInvitation,
  listInvitationPage,
  revokeInvitations,
  type WhichInvitations,
} from "@/lib/directory/store/invitations";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Stops an invitation's link. One that was revoked before stays as it is.
 * @throws AppError not_found; conflict once it was accepted
 */
export async function revokeInvitation(
  ctx: Context,
  { id }: RevokeInvitationRequest,
): Promise<RevokeInvitationResponse> {
  requireRole(ctx, "ADMIN");
  return inTransaction(ctx, async (tx) => {
    await cancelInvitations(tx, { id });
    const invitation = await findInvitation(tx, id);
    if (!invitation) throw new AppError("not_found", "There is no such invitation.");
    if (invitation.status === "ACCEPTED")
      throw new AppError("conflict", "This invitation was accepted. Deactivate the user.");
    return { invitation };
  });
}

/** Stops the links of those invitations that were not accepted, and keeps that in the history. */
export async function cancelInvitations(ctx: Context, which: WhichInvitations) {
  const revoked = await revokeInvitations(ctx, which);
  await recordChanges(
    ctx,
    "INVITATION_REVOKED",
    revoked.map(({ email, role }) => ({ kind: "USER", email, field: "invitation", before: role, after: null })),
  );
}

/** Invitations, newest first, whatever became of them. */
export async function listInvitations(
  ctx: Context,
  { limit = pageSizeDefault, cursor }: ListInvitationsRequest,
): Promise<ListInvitationsResponse> {
  requireRole(ctx, "ADMIN");
  return listInvitationPage(ctx, limit, cursor);
}
