import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, jsonb, runStatement, text } from "@/lib/server/statement";

// Hops along the index from one organization to the next, however many loads each has.
const behind = defineStatement({
  name: "organizations-with-former-search-words",
  parameters: { rule: "int4" },
  text: (p) => `WITH RECURSIVE "one" AS (
      (SELECT "organizationId" FROM "load" ORDER BY "organizationId" LIMIT 1)
      UNION ALL
      SELECT (SELECT "organizationId" FROM "load" WHERE "organizationId" > "one"."organizationId"
        ORDER BY "organizationId" LIMIT 1)
      FROM "one" WHERE "one"."organizationId" IS NOT NULL
    ) SELECT "organizationId" FROM "one" WHERE "organizationId" IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM "load_search_rule" AS "made"
      WHERE "made"."organizationId" = "one"."organizationId" AND "made"."rule" >= ${p.rule})`,
  row: { organizationId: text() },
});

/** The organizations with loads whose search words were made by an earlier rule. */
export const organizationsBehind = async (ctx: Pick<Context, "db">, rule: number) =>
  (await runStatement(ctx, behind, { rule })).map(({ organizationId }) => organizationId);

const part = defineStatement({
  name: "read-search-words",
  parameters: { organizationId: "text", after: "text", limit: "int4" },
  text: (p) => `SELECT "id", "externalId", "revision", "document", "searchText" FROM "load"
    WHERE "organizationId" = ${p.organizationId} AND "externalId" > ${p.after} ORDER BY "externalId" LIMIT ${p.limit}`,
  row: { id: text(), externalId: text(), revision: int(), document: jsonb<LoadDocument>(), searchText: text() },
});

/** Some loads with their search words, in the order of their external ids, from the one after `after` on. */
export const readSearchWords = (ctx: Context, asked: { after: string; limit: number }) =>
  runStatement(ctx, part, { organizationId: ctx.organizationId, ...asked });

const words = defineStatement({
  name: "write-search-words",
  parameters: { organizationId: "text", ids: "text[]", revisions: "int4[]", texts: "text[]" },
  text: (p) => `UPDATE "load" SET "searchText" = "made"."text"
    FROM unnest(${p.ids}, ${p.revisions}, ${p.texts}) AS "made" ("id", "revision", "text")
    WHERE "load"."organizationId" = ${p.organizationId} AND "load"."id" = "made"."id"
      AND "load"."revision" = "made"."revision"
    RETURNING "load"."id"`,
  row: { id: text() },
});

type Made = { id: string; revision: number; text: string };

/** Writes search words; a load that was written since then has its own. */
export const writeSearchWords = (ctx: Context, made: readonly Made[]) =>
  runStatement(ctx, words, {
    organizationId: ctx.organizationId,
    ids: made.map(({ id }) => id),
    revisions: made.map(({ revision }) => revision),
    texts: made.map(({ text: said }) => said),
  });

export async function keepSearchRule({ organizationId, db }: Context, rule: number) {
  const where = { organizationId };
  await db.loadSearchRule.upsert({ where, create: { organizationId, rule }, update: { rule } });
}
