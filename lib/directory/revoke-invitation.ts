import { AppError } from "@/lib/core/errors";
import { cancelInvitations } from "@/lib/directory/cancel-invitations";
import type { RevokeInvitationRequest, RevokeInvitationResponse } from "@/lib/directory/schema/invitation";
import { findInvitation } from "@/lib/directory/store/invitations";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/require-role";
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
