import type { Context } from "@/lib/server/context";

export async function hasUser({ organizationId, db }: Context, externalId: string) {
  return (await db.member.count({ where: { organizationId, externalId } })) > 0;
}

export async function hasTeam({ organizationId, db }: Context, externalId: string) {
  return (await db.team.count({ where: { organizationId, externalId } })) > 0;
}

export function listUsers({ organizationId, db }: Context) {
  return db.member.findMany({
    where: { organizationId },
    select: { externalId: true, user: { select: { name: true, email: true } } },
    orderBy: { user: { name: "asc" } },
  });
}

export function listTeams({ organizationId, db }: Context) {
  return db.team.findMany({
    where: { organizationId },
    select: { externalId: true, name: true },
    orderBy: { name: "asc" },
  });
}
