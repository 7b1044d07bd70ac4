import { recordChanges } from "@/lib/directory/store/changes";
import { revokeInvitations, type WhichInvitations } from "@/lib/directory/store/invitations";
import type { Context } from "@/lib/server/context";

/** Stops the links of those invitations that were not accepted, and keeps that in the history. */
export async function cancelInvitations(ctx: Context, which: WhichInvitations) {
  const revoked = await revokeInvitations(ctx, which);
  await recordChanges(
    ctx,
    "INVITATION_REVOKED",
    revoked.map(({ email, role }) => ({ kind: "USER", email, field: "invitation", before: role, after: null })),
  );
}
