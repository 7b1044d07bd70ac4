import type { Assignment } from "@/lib/directory/rules/plan-mapping";
import type { DirectoryKind } from "@/lib/directory/schema/mapping";
import { arrayLiteral } from "@/lib/server/array-literal";
import type { Context } from "@/lib/server/context";
import { lockName } from "@/lib/server/named-lock";
import { defineStatement, nullable, runStatement, text } from "@/lib/server/statement";

/**
 * Lets one transaction at a time change the organization's users and teams: what it reads stays true until it ends, so
 * that ids can be swapped without a deadlock.
 */
export const lockDirectory = (tx: Context) => lockName(tx, `directory:${tx.organizationId}`);

const tables = {
  USER: {
    id: `entry."userId"`,
    select: `SELECT entry."userId" AS id, person.email, person.name, entry."externalId"
      FROM member AS entry JOIN "user" AS person ON person.id = entry."userId"`,
    email: `person.email`,
    update: `UPDATE member AS entry`,
  },
  TEAM: {
    id: `entry.id`,
    select: `SELECT entry.id, entry.email, entry.name, entry."externalId" FROM team AS entry`,
    email: `entry.email`,
    update: `UPDATE team AS entry`,
  },
};

function statementsOf(kind: DirectoryKind) {
  const { id, select, email, update } = tables[kind];
  const read = defineStatement({
    name: `read-directory-${kind}`,
    parameters: { organizationId: "text", ids: "text[]", emails: "text[]", externalIds: "text[]" },
    text(p) {
      const ours = `${select} WHERE entry."organizationId" = ${p.organizationId}`;
      // Three searches, each by an index of its own, rather than one that could use none. By rows, which a plan may hash:
      // where it compares each row with an array, a thousand ids of a thousand users cost six times as much.
      return `${ours} AND ${id} IN (SELECT unnest(${p.ids})) UNION ${ours} AND ${email} IN (SELECT unnest(${p.emails})) UNION
        ${ours} AND entry."externalId" IN (SELECT unnest(${p.externalIds}))`;
    },
    row: { id: text(), email: text(), name: text(), externalId: nullable(text()) },
  });
  const free = defineStatement({
    name: `free-external-ids-${kind}`,
    parameters: { organizationId: "text", ids: "text[]" },
    text: (p) => `${update} SET "externalId" = NULL
      WHERE entry."organizationId" = ${p.organizationId} AND ${id} = ANY(${p.ids})`,
    row: {},
  });
  const assign = defineStatement({
    name: `assign-external-ids-${kind}`,
    parameters: { organizationId: "text", ids: "text[]", externalIds: "text[]" },
    text: (p) => `${update} SET "externalId" = given."externalId"
      FROM unnest(${p.ids}, ${p.externalIds}) AS given(id, "externalId")
      WHERE entry."organizationId" = ${p.organizationId} AND ${id} = given.id`,
    row: {},
  });
  return { read, free, assign };
}
const statements = { USER: statementsOf("USER"), TEAM: statementsOf("TEAM") };

type Wanted = { ids?: readonly string[]; emails?: readonly string[]; externalIds: readonly string[] };

/** The users or teams with one of the ids, e-mails or externalIds, deactivated users among them. */
export const readEntries = (ctx: Context, kind: DirectoryKind, { ids = [], emails = [], externalIds }: Wanted) =>
  runStatement(ctx, statements[kind].read, { organizationId: ctx.organizationId, ids, emails, externalIds });

/** Gives all their ids, in two statements at most: an id that changes owner is first taken from the present one. */
export async function assignExternalIds(ctx: Context, kind: DirectoryKind, assignments: readonly Assignment[]) {
  const { organizationId } = ctx;
  const { free, assign } = statements[kind];
  const externalIds = assignments.map(({ to }) => to);
  const given = new Set(externalIds);
  const freed = assignments.flatMap(({ entry }) =>
    entry.externalId !== null && given.has(entry.externalId) ? [entry.id] : [],
  );
  if (freed.length > 0) await runStatement(ctx, free, { organizationId, ids: freed });
  // Assignments may also take an id away (null), so the array goes as text that says so.
  await runStatement(ctx, assign, {
    organizationId,
    ids: assignments.map(({ entry }) => entry.id),
    externalIds: arrayLiteral(externalIds),
  });
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
