import type { Json } from "@/lib/core/json";
import { creationChanges, type StoredLoad } from "@/lib/loads/rules/stored-load";
import { LoadChange } from "@/lib/loads/schema/history";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { additionalWrite } from "@/lib/server/gathered-write";
import {
  defineStatement,
  int,
  jsonb,
  nullable,
  runStatement,
  text,
  textArray,
  timestamp,
} from "@/lib/server/statement";

const keepCreation = {
  name: "kept_creation",
  parameters: { organizationId: "text", id: "text", changes: "jsonb" },
  text: (p: Record<"organizationId" | "id" | "changes", string>) =>
    `UPDATE "load_change" SET "changes" = ${p.changes} FROM "saved"
      WHERE "organizationId" = ${p.organizationId} AND "loadId" = ${p.id} AND "version" = 1 AND "changes" = '[]'`,
} as const;

/** Writes into the history row of a load's making what the load began with, before another version replaces it. */
export const keptCreation = ({ organizationId }: Context, { id, document }: StoredLoad) =>
  additionalWrite(keepCreation, { organizationId, id, changes: JSON.stringify(creationChanges(document)) });

const readChanges = defineStatement({
  name: "read-load-history",
  parameters: { organizationId: "text", loadId: "text", before: "int4", limit: "int4" },
  // A load that is still as it was made has what it began with in its document alone.
  text: (p) => `SELECT "change"."version", "change"."operation", "change"."actor", "change"."requestId",
      "change"."changes", "change"."flags", "change"."createdAt",
      CASE WHEN "change"."changes" = '[]' AND "load"."version" = 1 THEN "load"."document" END AS "made"
    FROM "load_change" AS "change" JOIN "load" ON "load"."id" = "change"."loadId"
    WHERE "change"."organizationId" = ${p.organizationId} AND "change"."loadId" = ${p.loadId}
      AND "change"."version" < ${p.before}
    ORDER BY "change"."version" DESC LIMIT ${p.limit}`,
  row: {
    version: int(),
    operation: text(),
    actor: jsonb<Json>(),
    requestId: text(),
    changes: jsonb<Json>(),
    flags: textArray(),
    createdAt: timestamp(),
    made: nullable(jsonb<LoadDocument>()),
  },
});

/** The changes of a load before a version, newest first. */
export async function readHistory(
  ctx: Context,
  { loadId, before, limit }: { loadId: string; before: number | undefined; limit: number },
): Promise<LoadChange[]> {
  const values = { organizationId: ctx.organizationId, loadId, before: before ?? latestVersion, limit };
  const rows = await runStatement(ctx, readChanges, values);
  return rows.map(({ createdAt, made, ...row }) =>
    LoadChange.parse({ ...row, ...(made && { changes: creationChanges(made) }), at: createdAt.toISOString() }),
  );
}

const latestVersion = 2 ** 31 - 1;
