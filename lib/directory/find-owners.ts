import { findMembersByIds, findTeamsByIds } from "@/lib/directory/store/owners";
import type { Context } from "@/lib/server/context";

export type FoundOwner = { id: string; name: string; externalId: string | null };

/** The users and teams behind ids of the TMS or ours, in no order. Ids nobody has (yet) are not among them. */
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
