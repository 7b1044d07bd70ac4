import { listTeams, listUsers } from "@/lib/directory/store";
import type { Context } from "@/lib/server/context";

export type CoverageOwners = {
  users: { externalId?: string; name: string; email: string }[];
  teams: { externalId?: string; name: string }[];
};

/** The users and teams of the organization. Those without the TMS's id cannot own a load yet. */
export async function listCoverageOwners(ctx: Context): Promise<CoverageOwners> {
  const [users, teams] = await Promise.all([listUsers(ctx), listTeams(ctx)]);
  const withId = (externalId: string | null) => (externalId === null ? {} : { externalId });
  return {
    users: users.map(({ externalId, user }) => ({ ...user, ...withId(externalId) })),
    teams: teams.map(({ externalId, name }) => ({ name, ...withId(externalId) })),
  };
}
