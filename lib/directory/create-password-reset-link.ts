import { AppError } from "@/lib/core/errors";
import type { CreatePasswordResetLinkRequest, CreatePasswordResetLinkResponse } from "@/lib/directory/schema/user";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory } from "@/lib/directory/store/entries";
import { findUser } from "@/lib/directory/store/users";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { createResetLink } from "@/lib/sessions/create-reset-link";

/**
 * Makes a link by which a user who forgot the password chooses another, in place of earlier ones.
 * @throws AppError not_found; conflict for a deactivated user, for oneself, and for who is a user of another organization too
 */
export async function createPasswordResetLink(
  ctx: Context,
  { id }: CreatePasswordResetLinkRequest,
): Promise<CreatePasswordResetLinkResponse> {
  requireRole(ctx, "ADMIN");
  const { actor, organizationId, now } = ctx;
  if (actor.type !== "user") throw new AppError("forbidden", "Only a signed-in user makes such a link.");
  if (actor.id === id) throw new AppError("conflict", "Change your own password in your profile.");
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    const user = await findUser(tx, id);
    if (!user) throw new AppError("not_found", "There is no such user.");
    if (user.deactivatedAt) throw new AppError("conflict", "The user is deactivated: activate them first.");
    const link = await createResetLink(tx.db, { userId: id, organizationId, createdById: actor.id, now });
    if (!link) throw elsewhere();
    const { email, name } = user;
    const change = { kind: "USER", id, email, name, field: "passwordResetLink", before: null } as const;
    await recordChanges(tx, "PASSWORD_RESET_LINK_CREATED", [{ ...change, after: link.expiresAt }]);
    return link;
  });
}

const elsewhere = () =>
  new AppError("conflict", "The user is known to another organization too, which the password opens as well.", {
    reason: "known_elsewhere",
  });
