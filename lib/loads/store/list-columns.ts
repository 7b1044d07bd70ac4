import { columnTypes, type LoadColumns } from "@/lib/loads/rules/list-columns";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { defineStatement, float, int, jsonb, nullable, runStatement, text, textArray } from "@/lib/server/statement";

// Hops along the index from one organization to the next, however many loads each has.
const behind = defineStatement({
  name: "organizations-with-former-columns",
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

/** The organizations with loads whose columns were made by an earlier rule. */
export const organizationsBehind = async (ctx: Pick<Context, "db">, rule: number) =>
  (await runStatement(ctx, behind, { rule })).map(({ organizationId }) => organizationId);

// Those that were added, or are made otherwise, since loads were stored.
const renewed = [
  "requirements",
  "sellAmount",
  "sellCurrency",
  "costAmount",
  "costCurrency",
  "margin",
  "searchText",
] as const;
const names = renewed.map((name) => `"${name}"`).join(", ");
type RenewedColumns = Pick<LoadColumns, (typeof renewed)[number]>;

const part = defineStatement({
  name: "read-list-columns",
  parameters: { organizationId: "text", after: "text", limit: "int4" },
  text: (p) => `SELECT "id", "externalId", "revision", "document", ${names} FROM "load"
    WHERE "organizationId" = ${p.organizationId} AND "externalId" > ${p.after} ORDER BY "externalId" LIMIT ${p.limit}`,
  row: {
    id: text(),
    externalId: text(),
    revision: int(),
    document: jsonb<LoadDocument>(),
    requirements: textArray(),
    sellAmount: nullable(int()),
    sellCurrency: nullable(text()),
    costAmount: nullable(int()),
    costCurrency: nullable(text()),
    margin: nullable(float()),
    searchText: text(),
  },
});

/** Some loads with their columns, in the order of their external ids, from the one after `after` on. */
export const readListColumns = (ctx: Context, asked: { after: string; limit: number }) =>
  runStatement(ctx, part, { organizationId: ctx.organizationId, ...asked });

const columns = defineStatement({
  name: "write-list-columns",
  parameters: { organizationId: "text", made: "jsonb" },
  text: (p) => `UPDATE "load" SET (${names}) = (SELECT ${renewed.map((name) => `"made"."${name}"`).join(", ")})
    FROM jsonb_to_recordset(${p.made}) AS "made" ("id" text, "revision" int,
      ${renewed.map((name) => `"${name}" ${columnTypes[name]}`).join(", ")})
    WHERE "load"."organizationId" = ${p.organizationId} AND "load"."id" = "made"."id"
      AND "load"."revision" = "made"."revision"
    RETURNING "load"."id"`,
  row: { id: text() },
});

type Made = { id: string; revision: number; columns: RenewedColumns };

/** Writes columns; a load that was written since then has its own. */
export const writeListColumns = (ctx: Context, made: readonly Made[]) =>
  runStatement(ctx, columns, {
    organizationId: ctx.organizationId,
    made: JSON.stringify(made.map(({ columns: values, ...load }) => ({ ...load, ...values }))),
  });

export async function keepColumnRule({ organizationId, db }: Context, rule: number) {
  const where = { organizationId };
  await db.loadColumnRule.upsert({ where, create: { organizationId, rule }, update: { rule } });
}
