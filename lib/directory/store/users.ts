import * as z from "zod";
import { Role } from "@/lib/core/access";
import { pageOf, readCursor } from "@/lib/core/cursor";
import type { DirectoryUser } from "@/lib/directory/schema/user";
import type { Context } from "@/lib/server/context";
import type { Prisma } from "@/prisma/generated/client";

const Position = z.tuple([z.string(), z.string()]);

const shown = (organizationId: string) =>
  ({
    userId: true,
    role: true,
    externalId: true,
    deactivatedAt: true,
    teams: { select: { teamId: true }, orderBy: { teamId: "asc" } },
    user: {
      select: {
        name: true,
        email: true,
        sessions: {
          where: { activeOrganizationId: organizationId },
          select: { updatedAt: true },
          orderBy: { updatedAt: "desc" },
          take: 1,
        },
      },
    },
  }) satisfies Prisma.MemberSelect;

type Row = Prisma.MemberGetPayload<{ select: ReturnType<typeof shown> }>;

function toUser({ userId, role, externalId, deactivatedAt, teams, user }: Row): DirectoryUser {
  const [session] = user.sessions;
  return {
    id: userId,
    name: user.name,
    email: user.email,
    role: Role.parse(role),
    ...(externalId !== null && { externalId }),
    ...(deactivatedAt && { deactivatedAt: deactivatedAt.toISOString() }),
    teamIds: teams.map(({ teamId }) => teamId),
    ...(session && { lastSeenAt: session.updatedAt.toISOString() }),
  };
}

export async function listUserPage({ organizationId, db }: Context, limit: number, cursor?: string) {
  const [name, userId] = cursor === undefined ? [] : readCursor(Position, cursor);
  const after = { OR: [{ user: { name: { gt: name } } }, { user: { name }, userId: { gt: userId } }] };
  const rows = await db.member.findMany({
    where: { organizationId, ...(name !== undefined && after) },
    select: shown(organizationId),
    orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
    take: limit + 1,
  });
  return pageOf(rows.map(toUser), limit, ({ name, id }) => [name, id]);
}

const memberKey = (organizationId: string, userId: string) => ({ organizationId_userId: { organizationId, userId } });

/** The user, or undefined when the organization has no such user. */
export async function findUser({ organizationId, db }: Context, id: string) {
  const row = await db.member.findUnique({
    where: memberKey(organizationId, id),
    select: shown(organizationId),
  });
  return row ? toUser(row) : undefined;
}

export const findUserByEmail = ({ organizationId, db }: Context, email: string) =>
  db.member.findFirst({ where: { organizationId, user: { email } }, select: { deactivatedAt: true } });

export const saveUser = (
  { organizationId, db }: Context,
  id: string,
  change: { role?: Role; deactivatedAt?: Date | null; externalId?: string | null },
) => db.member.update({ where: memberKey(organizationId, id), data: change, select: { id: true } });

/** A person has one name, in all organizations. */
export const saveName = ({ db }: Context, id: string, name: string) =>
  db.user.update({ where: { id }, data: { name }, select: { id: true } });

/** Whether someone else may still administer the organization. */
export const hasAdminBeside = async ({ organizationId, db }: Context, userId: string) =>
  (await db.member.count({
    where: { organizationId, role: "ADMIN", deactivatedAt: null, userId: { not: userId } },
    take: 1,
  })) > 0;
