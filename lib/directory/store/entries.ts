import type { Assignment, Entry } from "@/lib/directory/rules/plan-mapping";
import type { DirectoryKind } from "@/lib/directory/schema/mapping";
import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";
import { Prisma } from "@/prisma/generated/client";

const lock = defineStatement({
  name: "lock-directory",
  parameters: { lock: "text" },
  text: (p) => `SELECT pg_advisory_xact_lock(hashtextextended(${p.lock}, 0))::text AS "locked"`,
  row: { locked: text() },
});

/**
 * Lets one transaction at a time change the organization's users and teams: what it reads stays true until it ends, so
 * that ids can be swapped without a deadlock.
 */
export const lockDirectory = (tx: Context) => runStatement(tx, lock, { lock: `directory:${tx.organizationId}` });

const tables = {
  USER: {
    id: Prisma.sql`entry."userId"`,
    select: Prisma.sql`SELECT entry."userId" AS id, person.email, person.name, entry."externalId"
      FROM member AS entry JOIN "user" AS person ON person.id = entry."userId"`,
    email: Prisma.sql`person.email`,
    update: Prisma.sql`UPDATE member AS entry`,
  },
  TEAM: {
    id: Prisma.sql`entry.id`,
    select: Prisma.sql`SELECT entry.id, entry.email, entry.name, entry."externalId" FROM team AS entry`,
    email: Prisma.sql`entry.email`,
    update: Prisma.sql`UPDATE team AS entry`,
  },
};

type Wanted = { ids?: readonly string[]; emails?: readonly string[]; externalIds: readonly string[] };

/** The users or teams with one of the ids, e-mails or externalIds, deactivated users among them. */
export function readEntries(ctx: Context, kind: DirectoryKind, { ids = [], emails = [], externalIds }: Wanted) {
  const { id, select, email } = tables[kind];
  const ours = Prisma.sql`${select} WHERE entry."organizationId" = ${ctx.organizationId}`;
  // Three searches, each by an index of its own, rather than one that could use none.
  return ctx.db.$queryRaw<Entry[]>`
    ${ours} AND ${id} = ANY(${ids}) UNION
    ${ours} AND ${email} = ANY(${emails}) UNION
    ${ours} AND entry."externalId" = ANY(${externalIds})`;
}

/** Gives all their ids, in two statements at most: an id that changes hands is first taken from who has it. */
export async function assignExternalIds(ctx: Context, kind: DirectoryKind, assignments: readonly Assignment[]) {
  const { id, update } = tables[kind];
  const ids = assignments.map(({ entry }) => entry.id);
  const externalIds = assignments.map(({ to }) => to);
  const given = new Set(externalIds);
  const freed = assignments.flatMap(({ entry }) =>
    entry.externalId !== null && given.has(entry.externalId) ? [entry.id] : [],
  );
  if (freed.length > 0) {
    await ctx.db.$executeRaw`${update} SET "externalId" = NULL
      WHERE entry."organizationId" = ${ctx.organizationId} AND ${id} = ANY(${freed})`;
  }
  await ctx.db.$executeRaw`${update} SET "externalId" = given."externalId"
    FROM unnest(${ids}::text[], ${externalIds}::text[]) AS given(id, "externalId")
    WHERE entry."organizationId" = ${ctx.organizationId} AND ${id} = given.id`;
}

export async function listEmails({ organizationId, db }: Context, kind: DirectoryKind): Promise<string[]> {
  if (kind === "TEAM") {
    const teams = await db.team.findMany({ where: { organizationId }, select: { email: true } });
    return teams.map(({ email }) => email);
  }
  const members = await db.member.findMany({
    where: { organizationId },
    select: { user: { select: { email: true } } },
  });
  return members.map(({ user }) => user.email);
}
