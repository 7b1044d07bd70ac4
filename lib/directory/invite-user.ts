import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { InviteUserRequest, InviteUserResponse } from "@/lib/directory/schema/user";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory } from "@/lib/directory/store/entries";
import { insertInvitation, revokeInvitations } from "@/lib/directory/store/invitations";
import { findUserByEmail } from "@/lib/directory/store/users";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import { portalUrl } from "@/lib/server/env";
import { inTransaction } from "@/lib/server/transaction";
import { hashOfToken, newToken } from "@/lib/sessions/link-token";
import { invitationDays } from "@/lib/vocabulary/limits.values";

/**
 * Makes a link by which someone joins the organization, in place of an earlier one for the same e-mail.
 * @throws AppError conflict for a person who is a member already
 */
export async function inviteUser(ctx: Context, { email, role }: InviteUserRequest): Promise<InviteUserResponse> {
  requireRole(ctx, "ADMIN");
  const { actor, now } = ctx;
  if (actor.type !== "user") throw new AppError("forbidden", "Only a signed-in user invites others.");
  const token = newToken();
  const invitation = await inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    await refuseUser(tx, email);
    await revokeInvitations(tx, { email });
    const made = await insertInvitation(tx, {
      id: newId("invitation"),
      email,
      role,
      expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
      inviterId: actor.id,
      tokenHash: hashOfToken(token),
    });
    await recordChanges(tx, "USER_INVITED", [{ kind: "USER", email, field: "invitation", before: null, after: role }]);
    return made;
  });
  return { invitation, url: portalUrl(`/invite/${token}`) };
}

async function refuseUser(ctx: Context, email: string) {
  const user = await findUserByEmail(ctx, email);
  if (!user) return;
  const what = user.deactivatedAt ? "was deactivated; activate them again" : "belongs to the organization already";
  throw new AppError("conflict", `The user with this e-mail ${what}.`);
}
