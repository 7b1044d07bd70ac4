import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { newId } from "@/lib/core/ids";
import {
  type DirectoryChange,
  DirectoryFieldChange,
  DirectoryOperation,
  shownChangesMax,
} from "@/lib/directory/schema/history";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import {
  bool,
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";
import { Author } from "@/lib/vocabulary/author";

const Position = z.tuple([z.string()]);
const Changes = z.array(DirectoryFieldChange);

const insertChange = defineStatement({
  name: "insert-directory-change",
  parameters: {
    organizationId: "text",
    id: "text",
    operation: "text",
    actor: "jsonb",
    requestId: "text",
    changes: "jsonb",
    now: "timestamptz",
  },
  text: (p) => `
    INSERT INTO directory_change ("organizationId", id, operation, actor, "requestId", changes, "createdAt")
    VALUES (${p.organizationId}, ${p.id}, ${p.operation}, ${p.actor}, ${p.requestId}, ${p.changes}, ${p.now})`,
  row: {},
});

/** Records who changed what; nothing where nothing was changed. */
export async function recordChanges(ctx: Context, operation: DirectoryOperation, changes: DirectoryFieldChange[]) {
  if (changes.length === 0) return;
  const { organizationId, requestId, now } = ctx;
  await runStatement(ctx, insertChange, {
    organizationId,
    id: newId("change"),
    operation,
    actor: JSON.stringify(authorOf(ctx)),
    requestId,
    changes: JSON.stringify(changes),
    now,
  });
  announceChange(ctx, "directory");
}

const readPage = defineStatement({
  name: "read-directory-changes",
  parameters: { organizationId: "text", before: "text", limit: "int4" },
  text: (p) => `
    SELECT id, operation, actor, jsonb_path_query_array(changes, '$[0 to ${shownChangesMax - 1}]') AS changes,
      jsonb_array_length(changes) AS "changeCount", changes @> '[{"field": "externalId"}]' AS "assignsIds",
      "createdAt", "undoneAt"
    FROM directory_change WHERE "organizationId" = ${p.organizationId} AND id < ${p.before}
    ORDER BY id DESC LIMIT ${p.limit}`,
  row: {
    id: text(),
    operation: text(),
    actor: jsonb<unknown>(),
    changes: jsonb<unknown>(),
    changeCount: int(),
    assignsIds: bool(),
    createdAt: timestamp(),
    undoneAt: nullable(timestamp()),
  },
});

const toChange = ({ createdAt, undoneAt, assignsIds, ...row }: RowOf<typeof readPage>): DirectoryChange => ({
  ...row,
  operation: DirectoryOperation.parse(row.operation),
  actor: Author.parse(row.actor),
  changes: Changes.parse(row.changes),
  at: createdAt.toISOString(),
  canUndo: assignsIds && undoneAt === null,
  ...(undoneAt && { undoneAt: undoneAt.toISOString() }),
});

export async function listChanges(ctx: Context, limit: number, cursor?: string) {
  // Every id sorts before "~".
  const [before] = cursor === undefined ? ["~"] : readCursor(Position, cursor);
  const rows = await runStatement(ctx, readPage, { organizationId: ctx.organizationId, before, limit: limit + 1 });
  return pageOf(rows.map(toChange), limit, ({ id }) => [id]);
}

/** All that a change did, or undefined when the organization has no such change. */
export async function findChange({ organizationId, db }: Context, id: string) {
  const row = await db.directoryChange.findUnique({ where: { organizationId_id: { organizationId, id } } });
  return row ? { changes: Changes.parse(row.changes), undoneAt: row.undoneAt } : undefined;
}

export const markUndone = ({ organizationId, now, db }: Context, id: string) =>
  db.directoryChange.update({ where: { organizationId_id: { organizationId, id } }, data: { undoneAt: now } });
