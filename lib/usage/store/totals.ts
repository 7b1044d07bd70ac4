import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, float, int, jsonb, nullable, runStatement, text, timestamp } from "@/lib/server/statement";
import type { UsageShare } from "@/lib/usage/rules/totals";
import type { UsageBudget } from "@/lib/usage/schema";
import { Author } from "@/lib/vocabulary/author";

const totals = `count(*)::int AS "calls", coalesce(sum("items"), 0)::float8 AS "items",
  coalesce(sum("billableItems"), 0)::float8 AS "billableItems", coalesce(sum("replays"), 0)::float8 AS "replays"`;
const totalColumns = { calls: int(), items: float(), billableItems: float(), replays: float() };

// The days are those of UTC whatever time zone the connection has.
const shares = defineStatement({
  name: "sum-usage",
  parameters: { organizationId: "text", from: "timestamptz", until: "timestamptz" },
  text: (p) => `SELECT to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day", "operationId", "actorType", "actorId",
      (array_agg("actorName" ORDER BY "at" DESC))[1] AS "actorName", ${totals}
    FROM "usage_record" WHERE "organizationId" = ${p.organizationId} AND "refusedCode" IS NULL AND "at" >= ${p.from} AND "at" < ${p.until}
    GROUP BY 1, 2, 3, 4 ORDER BY 1`,
  row: {
    day: text(),
    operationId: text(),
    actorType: text<Author["type"]>(),
    actorId: nullable(text()),
    actorName: text(),
    ...totalColumns,
  },
});

/** What each key and user used by each operation on each day, in the order of the days. */
export async function sumByShare(ctx: Context, from: Date, until: Date): Promise<UsageShare[]> {
  const rows = await runStatement(ctx, shares, { organizationId: ctx.organizationId, from, until });
  return rows.map(({ actorType: type, actorId: id, actorName: name, ...share }) => ({
    ...share,
    author: { type, name, ...(id !== null && { id }) },
  }));
}

const pace = defineStatement({
  name: "sum-usage-pace",
  parameters: { organizationId: "text", from: "timestamptz", to: "timestamptz" },
  text: (p) => `SELECT ${totals},
      (SELECT min("at") FROM "usage_record" WHERE "organizationId" = ${p.organizationId} AND "refusedCode" IS NULL) AS "first"
    FROM "usage_record" WHERE "organizationId" = ${p.organizationId} AND "refusedCode" IS NULL AND "at" >= ${p.from} AND "at" <= ${p.to}`,
  row: { ...totalColumns, first: nullable(timestamp()) },
});

/** What was used from then to now, and when the organization's first call ever was. */
export async function sumSince(ctx: Context, from: Date) {
  const [row] = await runStatement(ctx, pace, { organizationId: ctx.organizationId, from, to: ctx.now });
  return { calls: row?.calls ?? 0, items: row?.items ?? 0, billableItems: row?.billableItems ?? 0, first: row?.first };
}

const read = defineStatement({
  name: "read-usage-budget",
  parameters: { organizationId: "text" },
  text: (p) => `SELECT "billableItemsMax", "alertPercent", "savedAt", "savedBy" FROM "usage_budget"
    WHERE "organizationId" = ${p.organizationId}`,
  row: { billableItemsMax: int(), alertPercent: int(), savedAt: timestamp(), savedBy: jsonb<unknown>() },
});

export async function readBudget(ctx: Context): Promise<Omit<UsageBudget, "state"> | undefined> {
  const [row] = await runStatement(ctx, read, { organizationId: ctx.organizationId });
  return row && { ...row, savedAt: row.savedAt.toISOString(), savedBy: Author.parse(row.savedBy) };
}

const write = defineStatement({
  name: "write-usage-budget",
  parameters: {
    organizationId: "text",
    billableItemsMax: "int4",
    alertPercent: "int4",
    savedAt: "timestamptz",
    savedBy: "jsonb",
  },
  text: (p) => `INSERT INTO "usage_budget" ("organizationId", "billableItemsMax", "alertPercent", "savedAt", "savedBy")
    VALUES (${p.organizationId}, ${p.billableItemsMax}, ${p.alertPercent}, ${p.savedAt}, ${p.savedBy})
    ON CONFLICT ("organizationId") DO UPDATE SET "billableItemsMax" = EXCLUDED."billableItemsMax",
      "alertPercent" = EXCLUDED."alertPercent", "savedAt" = EXCLUDED."savedAt", "savedBy" = EXCLUDED."savedBy"`,
  row: {},
});

export async function writeBudget(
  ctx: Context,
  { billableItemsMax, alertPercent }: Pick<UsageBudget, "billableItemsMax" | "alertPercent">,
) {
  const { organizationId, now: savedAt } = ctx;
  const savedBy = JSON.stringify(authorOf(ctx));
  await runStatement(ctx, write, { organizationId, billableItemsMax, alertPercent, savedAt, savedBy });
  announceChange(ctx, "usage");
}

const remove = defineStatement({
  name: "remove-usage-budget",
  parameters: { organizationId: "text" },
  text: (p) => `DELETE FROM "usage_budget" WHERE "organizationId" = ${p.organizationId}`,
  row: {},
});

export async function removeBudget(ctx: Context) {
  await runStatement(ctx, remove, { organizationId: ctx.organizationId });
  announceChange(ctx, "usage");
}
