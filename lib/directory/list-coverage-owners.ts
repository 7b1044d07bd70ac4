import { listTeamOwners, listUserOwners } from "@/lib/directory/store/owners";
import type { Context } from "@/lib/server/context";

export type CoverageOwners = {
  users: { id: string; externalId?: string; name: string; email: string; isDeactivated?: true }[];
  teams: { id: string; externalId?: string; name: string }[];
};

/**
 * The users and teams of the organization. Those without the TMS's id cannot own a load yet; those deactivated may
 * still own some, but should be given none.
 */
export async function listCoverageOwners(ctx: Context): Promise<CoverageOwners> {
  const [users, teams] = await Promise.all([listUserOwners(ctx), listTeamOwners(ctx)]);
  const withId = (externalId: string | null) => (externalId === null ? {} : { externalId });
  return {
    users: users.map(({ externalId, user, deactivatedAt }) => ({
      ...user,
      ...withId(externalId),
      ...(deactivatedAt && { isDeactivated: true }),
    })),
    teams: teams.map(({ externalId, id, name }) => ({ id, name, ...withId(externalId) })),
  };
}
