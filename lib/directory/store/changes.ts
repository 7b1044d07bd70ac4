import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { newId } from "@/lib/core/ids";
import {
  type DirectoryChange,
  DirectoryFieldChange,
  DirectoryOperation,
  shownChangesMax,
} from "@/lib/directory/schema/history";
import { authorOf, type Context } from "@/lib/server/context";
import { Author } from "@/lib/vocabulary/author";

const Position = z.tuple([z.string()]);
const Changes = z.array(DirectoryFieldChange);

/** Keeps who changed what; nothing where nothing was changed. */
export async function recordChanges(ctx: Context, operation: DirectoryOperation, changes: DirectoryFieldChange[]) {
  if (changes.length === 0) return;
  const { organizationId, requestId, now } = ctx;
  // A thousand changes as one text: Prisma would take them apart one by one.
  await ctx.db.$executeRaw`
    INSERT INTO directory_change ("organizationId", id, operation, actor, "requestId", changes, "createdAt")
    VALUES (${organizationId}, ${newId("change")}, ${operation}, ${JSON.stringify(authorOf(ctx))}::jsonb, ${requestId},
      ${JSON.stringify(changes)}::jsonb, ${now})`;
}

type Row = {
  id: string;
  operation: string;
  actor: unknown;
  changes: unknown;
  changeCount: number;
  assignsIds: boolean;
  createdAt: Date;
  undoneAt: Date | null;
};

const toChange = ({ createdAt, undoneAt, assignsIds, ...row }: Row): DirectoryChange => ({
  ...row,
  operation: DirectoryOperation.parse(row.operation),
  actor: Author.parse(row.actor),
  changes: Changes.parse(row.changes),
  at: createdAt.toISOString(),
  canUndo: assignsIds && undoneAt === null,
  ...(undoneAt && { undoneAt: undoneAt.toISOString() }),
});

export async function listChanges({ organizationId, db }: Context, limit: number, cursor?: string) {
  const [before] = cursor === undefined ? ["~"] : readCursor(Position, cursor);
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, operation, actor, jsonb_path_query_array(changes, ${`$[0 to ${shownChangesMax - 1}]`}::jsonpath) AS changes,
      jsonb_array_length(changes) AS "changeCount", changes @> '[{"field": "externalId"}]' AS "assignsIds",
      "createdAt", "undoneAt"
    FROM directory_change WHERE "organizationId" = ${organizationId} AND id < ${before}
    ORDER BY id DESC LIMIT ${limit + 1}`;
  return pageOf(rows.map(toChange), limit, ({ id }) => [id]);
}

/** All that a change did, or undefined when the organization has no such change. */
export async function findChange({ organizationId, db }: Context, id: string) {
  const row = await db.directoryChange.findUnique({ where: { organizationId_id: { organizationId, id } } });
  return row ? { changes: Changes.parse(row.changes), undoneAt: row.undoneAt } : undefined;
}

export const markUndone = ({ organizationId, now, db }: Context, id: string) =>
  db.directoryChange.update({ where: { organizationId_id: { organizationId, id } }, data: { undoneAt: now } });
