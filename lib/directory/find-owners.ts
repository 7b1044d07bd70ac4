import {
  findActivePeople,
  findMembersByIds,
  findTeamsByIds,
  hasTeam,
  hasUser,
  listTeamOwners,
  listTeamsOfUser,
  listUserOwners,
} from "@/lib/directory/store/owners";
import type { Context } from "@/lib/server/context";

export type FoundOwner = { id: string; name: string; externalId: string | null };

/** The users and teams behind ids of the TMS or ours, in no order. Unknown ids are left out. */
export async function findOwners(
  ctx: Context,
  { users, teams }: { users: readonly string[]; teams: readonly string[] },
): Promise<{ users: FoundOwner[]; teams: FoundOwner[] }> {
  const [members, foundTeams] = await Promise.all([
    users.length > 0 ? findMembersByIds(ctx, [...new Set(users)]) : [],
    teams.length > 0 ? findTeamsByIds(ctx, [...new Set(teams)]) : [],
  ]);
  return { users: members.map(({ externalId, user }) => ({ ...user, externalId })), teams: foundTeams };
}

/**
 * The first of these people, by our id or the TMS's, who still works here, with how to reach them. Undefined where
 * nobody does.
 */
export async function findPerson(
  ctx: Context,
  ids: readonly (string | undefined)[],
): Promise<{ name: string; email: string } | undefined> {
  const wanted = ids.flatMap((id) => id ?? []);
  if (wanted.length === 0) return undefined;
  const people = await findActivePeople(ctx, wanted);
  const found = wanted
    .map((id) => people.find(({ externalId, user }) => externalId === id || user.id === id))
    .find(Boolean);
  return found && { name: found.user.name, email: found.user.email };
}

/** Which of these owners, named by the TMS's ids, are known in the organization. An id not given counts as known. */
export async function knowOwners(ctx: Context, owners: { userId?: string | null; teamId?: string | null }) {
  const [user, team] = await Promise.all([
    owners.userId ? hasUser(ctx, owners.userId) : true,
    owners.teamId ? hasTeam(ctx, owners.teamId) : true,
  ]);
  return { user, team };
}

/** The teams that a user is in. */
export const teamsOfUser = (ctx: Context, userId: string): Promise<{ id: string; name: string }[]> =>
  listTeamsOfUser(ctx, userId);

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
