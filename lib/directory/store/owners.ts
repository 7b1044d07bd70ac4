import type { Context } from "@/lib/server/context";

export async function hasUser({ organizationId, db }: Context, externalId: string) {
  return (await db.member.count({ where: { organizationId, externalId } })) > 0;
}

export async function hasTeam({ organizationId, db }: Context, externalId: string) {
  return (await db.team.count({ where: { organizationId, externalId } })) > 0;
}

export function listUserOwners({ organizationId, db }: Context) {
  return db.member.findMany({
    where: { organizationId },
    select: { externalId: true, deactivatedAt: true, user: { select: { id: true, name: true, email: true } } },
    orderBy: { user: { name: "asc" } },
  });
}

export function listTeamOwners({ organizationId, db }: Context) {
  return db.team.findMany({
    where: { organizationId },
    select: { id: true, externalId: true, name: true },
    orderBy: { name: "asc" },
  });
}

/** The users whose id, or whose id in the TMS, is among these. */
export function findMembersByIds({ organizationId, db }: Context, ids: readonly string[]) {
  const among = { in: [...ids] };
  return db.member.findMany({
    where: { organizationId, OR: [{ externalId: among }, { userId: among }] },
    select: { externalId: true, user: { select: { id: true, name: true } } },
  });
}

/** The teams whose id, or whose id in the TMS, is among these. */
export function findTeamsByIds({ organizationId, db }: Context, ids: readonly string[]) {
  const among = { in: [...ids] };
  return db.team.findMany({
    where: { organizationId, OR: [{ externalId: among }, { id: among }] },
    select: { id: true, name: true, externalId: true },
  });
}
