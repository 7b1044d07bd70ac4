import { type FoundOwner, findOwners } from "@/lib/directory/find-owners";
import type { CountLoadsByOwnerRequest, CountLoadsByOwnerResponse } from "@/lib/loads/schema/decisions";
import type { ListLoadsRequest } from "@/lib/loads/schema/list";
import { countByOwner, type OwnerKind } from "@/lib/loads/store/load-owners";
import type { Context } from "@/lib/server/context";

type Owners = { user?: string | null | undefined; team?: string | null | undefined };

const nameOf = (owners: readonly FoundOwner[], wanted: string | null | undefined) => {
  const owner = wanted ? owners.find(({ externalId }) => externalId === wanted) : undefined;
  return owner && { id: owner.id, name: owner.name };
};

/** The owners of each load, given by the TMS's ids, as the directory names them now. In the order of `loads`. */
export async function nameOwners(ctx: Context, loads: readonly Owners[]) {
  const { users, teams } = await findOwners(ctx, {
    users: loads.flatMap(({ user }) => user ?? []),
    teams: loads.flatMap(({ team }) => team ?? []),
  });
  return loads.map(({ user, team }) => {
    const [ownerCoverageUser, ownerCoverageTeam] = [nameOf(users, user), nameOf(teams, team)];
    return { ...(ownerCoverageUser && { ownerCoverageUser }), ...(ownerCoverageTeam && { ownerCoverageTeam }) };
  });
}

const isOurs = { user: /^user_/, team: /^team_/ };

/** The TMS ids to filter by: the id as it was sent and, where it is one of our ids, the TMS id it belongs to. */
export async function wantedOwners(ctx: Context, { ownerUserId: user, ownerTeamId: team }: ListLoadsRequest) {
  const { users, teams } = await findOwners(ctx, {
    users: user && isOurs.user.test(user) ? [user] : [],
    teams: team && isOurs.team.test(team) ? [team] : [],
  });
  const idsOf = (sent: string, found: readonly FoundOwner[]) => [
    sent,
    ...found.flatMap(({ id, externalId }) => (id === sent && externalId !== null ? externalId : [])),
  ];
  return {
    ...(user && { ownerUserIds: idsOf(user, users) }),
    ...(team && { ownerTeamIds: idsOf(team, teams) }),
  };
}

/** How many of the organization's loads each of these users and teams covers. */
export async function countLoadsByOwner(
  ctx: Context,
  { userExternalIds = [], teamExternalIds = [] }: CountLoadsByOwnerRequest,
): Promise<CountLoadsByOwnerResponse> {
  const count = async (kind: OwnerKind, externalIds: readonly string[]) => {
    const counts = await countByOwner(ctx, kind, [...new Set(externalIds)]);
    return externalIds.map((externalId) => ({ externalId, count: counts.get(externalId) ?? 0 }));
  };
  const [users, teams] = await Promise.all([count("user", userExternalIds), count("team", teamExternalIds)]);
  return { users, teams };
}
