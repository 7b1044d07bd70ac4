import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import type { DirectoryTeam } from "@/lib/directory/schema/team";
import type { Context } from "@/lib/server/context";
import type { Prisma } from "@/prisma/generated/client";

const Position = z.tuple([z.string(), z.string()]);
const shown = {
  id: true,
  name: true,
  email: true,
  externalId: true,
  members: { select: { member: { select: { userId: true } } }, orderBy: { member: { userId: "asc" } } },
} satisfies Prisma.TeamSelect;

const toTeam = ({ members, externalId, ...team }: Prisma.TeamGetPayload<{ select: typeof shown }>): DirectoryTeam => ({
  ...team,
  ...(externalId !== null && { externalId }),
  memberIds: members.map(({ member }) => member.userId),
});

export async function listTeamPage({ organizationId, db }: Context, limit: number, cursor?: string) {
  const [name, id] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.team.findMany({
    where: { organizationId, ...(name !== undefined && { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] }) },
    select: shown,
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: limit + 1,
  });
  return pageOf(rows.map(toTeam), limit, ({ name, id }) => [name, id]);
}

/** The team, or undefined when the organization has no such team. */
export async function findTeam({ organizationId, db }: Context, id: string) {
  const row = await db.team.findUnique({ where: { organizationId, id }, select: shown });
  return row ? toTeam(row) : undefined;
}

/** Another team of the organization that has this e-mail or this externalId. */
export const findTeamWith = (
  { organizationId, db }: Context,
  value: { email: string } | { externalId: string },
  otherThan?: string,
) => db.team.findFirst({ where: { organizationId, ...value, id: { not: otherThan } }, select: { name: true } });

type TeamFields = { name?: string; email?: string; externalId?: string | null };

export const insertTeam = (
  { organizationId, now, db }: Context,
  team: TeamFields & { id: string; name: string; email: string },
) => db.team.create({ data: { organizationId, createdAt: now, ...team }, select: { id: true } });

export const saveTeam = ({ organizationId, db }: Context, id: string, change: TeamFields) =>
  db.team.update({ where: { organizationId, id }, data: change, select: { id: true } });

/** The rows of these users in the organization. */
export const findMembers = ({ organizationId, db }: Context, userIds: readonly string[]) =>
  db.member.findMany({ where: { organizationId, userId: { in: [...userIds] } }, select: { id: true, userId: true } });

export const addTeamMembers = ({ organizationId, db }: Context, teamId: string, memberIds: readonly string[]) =>
  db.teamMember.createMany({
    data: memberIds.map((memberId) => ({ organizationId, teamId, memberId })),
    skipDuplicates: true,
  });

export const removeTeamMembers = ({ organizationId, db }: Context, teamId: string, memberIds: readonly string[]) =>
  db.teamMember.deleteMany({ where: { organizationId, teamId, memberId: { in: [...memberIds] } } });
