import type { Context } from "@/lib/server/context";
import { defineGatheredRead } from "@/lib/server/gathered-statement";
import { text } from "@/lib/server/statement";

const findByExternalId = (table: "member" | "team") =>
  defineGatheredRead({
    name: `find-${table}-by-externalId`,
    text: (p) =>
      `SELECT "id" FROM "${table}" WHERE "organizationId" = ${p.organizationId} AND "externalId" = ${p.key} LIMIT 1`,
    row: { id: text() },
  });
const findMember = findByExternalId("member");
const findTeam = findByExternalId("team");

export const hasUser = async (ctx: Context, externalId: string) => (await findMember(ctx, externalId)).length > 0;
export const hasTeam = async (ctx: Context, externalId: string) => (await findTeam(ctx, externalId)).length > 0;

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

/** The users who may sign in, by our ids or the TMS's, with how they are reached. */
export function findActivePeople({ organizationId, db }: Context, ids: readonly string[]) {
  const among = { in: [...ids] };
  return db.member.findMany({
    where: { organizationId, deactivatedAt: null, OR: [{ externalId: among }, { userId: among }] },
    select: { externalId: true, user: { select: { id: true, name: true, email: true } } },
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

/** The teams that a user is in, by name. */
export function listTeamsOfUser({ organizationId, db }: Context, userId: string) {
  return db.team.findMany({
    where: { organizationId, members: { some: { member: { userId } } } },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
  });
}
