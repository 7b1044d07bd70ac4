import { AppError } from "@/lib/core/errors";
import { cancelInvitations } from "@/lib/directory/revoke-invitation";
import {
  endsAdministration,
  type UserChange,
  userChange,
  userFieldChanges,
} from "@/lib/directory/rules/member-changes";
import type { DirectoryUser, UpdateUserRequest, UpdateUserResponse } from "@/lib/directory/schema/user";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory, readEntries } from "@/lib/directory/store/entries";
import { findUser, hasAdminBeside, saveUser } from "@/lib/directory/store/users";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { endSessions } from "@/lib/sessions/read-session";

/**
 * Changes what a user may do, whether they may sign in, or the externalId.
 * @throws AppError not_found; conflict where no active ADMIN would be left or another user has the externalId; forbidden
 * for a key that changes more than the externalId
 */
export async function updateUser(ctx: Context, request: UpdateUserRequest): Promise<UpdateUserResponse> {
  const changesAccess = request.role !== undefined || request.deactivated !== undefined;
  if (changesAccess && ctx.actor.type === "apiKey")
    throw new AppError("forbidden", "A key may change the externalId of a user only.");
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    const user = await findUser(tx, request.id);
    if (!user) throw new AppError("not_found", "There is no such user.");
    const change = userChange(user, request, tx.now);
    await guard(tx, user, change);
    await save(tx, user, change);
    return { user: (await findUser(tx, user.id)) ?? user };
  });
}

async function guard(ctx: Context, user: DirectoryUser, change: UserChange) {
  if (endsAdministration(user, change) && !(await hasAdminBeside(ctx, user.id)))
    throw new AppError("conflict", "The organization needs an active ADMIN: make another user one first.");
  if (typeof change.externalId !== "string") return;
  const [holder] = await readEntries(ctx, "USER", { externalIds: [change.externalId] });
  if (holder) throw new AppError("conflict", `${holder.email} has this externalId.`);
}

async function save(ctx: Context, user: DirectoryUser, change: UserChange) {
  if (Object.keys(change).length === 0) return;
  const { deactivatedAt, ...rest } = change;
  const since = typeof deactivatedAt === "string" ? new Date(deactivatedAt) : deactivatedAt;
  await saveUser(ctx, user.id, { ...rest, deactivatedAt: since });
  if (since) {
    await endSessions(ctx, user.id);
    await cancelInvitations(ctx, { email: user.email });
  }
  // Links made by somebody who may no longer invite must stop working.
  if (endsAdministration(user, change)) await cancelInvitations(ctx, { inviterId: user.id });
  await recordChanges(ctx, "USER_UPDATED", userFieldChanges(user, change));
}
