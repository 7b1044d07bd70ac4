import { AppError } from "@/lib/core/errors";
import type { UpdateProfileRequest, UpdateProfileResponse } from "@/lib/directory/schema/profile";
import { recordChanges } from "@/lib/directory/store/changes";
import { lockDirectory } from "@/lib/directory/store/entries";
import { findUser, saveName } from "@/lib/directory/store/users";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** Changes what the caller is called. What they did before keeps the name of then. */
export async function updateProfile(ctx: Context, { name }: UpdateProfileRequest): Promise<UpdateProfileResponse> {
  const { actor } = ctx;
  if (actor.type !== "user") throw new AppError("forbidden", "Only a signed-in user has a profile.");
  return inTransaction(ctx, async (tx) => {
    await lockDirectory(tx);
    const user = await findUser(tx, actor.id);
    if (!user) throw new AppError("not_found", "There is no such user.");
    if (user.name === name) return { user };
    await saveName(tx, user.id, name);
    const change = { kind: "USER", id: user.id, email: user.email, name, field: "name" } as const;
    await recordChanges(tx, "USER_UPDATED", [{ ...change, before: user.name, after: name }]);
    return { user: { ...user, name } };
  });
}
