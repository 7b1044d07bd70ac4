import { hasTeam, hasUser } from "@/lib/directory/store/owners";
import type { Context } from "@/lib/server/context";

/** Which of these owners, named by the TMS's ids, are known in the organization. An id not given counts as known. */
export async function knowOwners(ctx: Context, owners: { userId?: string | null; teamId?: string | null }) {
  const [user, team] = await Promise.all([
    owners.userId ? hasUser(ctx, owners.userId) : true,
    owners.teamId ? hasTeam(ctx, owners.teamId) : true,
  ]);
  return { user, team };
}
