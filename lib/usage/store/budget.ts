import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, int, jsonb, runStatement, timestamp } from "@/lib/server/statement";
import type { UsageBudget } from "@/lib/usage/schema/totals";
import { Author } from "@/lib/vocabulary/author";

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
}

const remove = defineStatement({
  name: "remove-usage-budget",
  parameters: { organizationId: "text" },
  text: (p) => `DELETE FROM "usage_budget" WHERE "organizationId" = ${p.organizationId}`,
  row: {},
});

export const removeBudget = (ctx: Context) => runStatement(ctx, remove, { organizationId: ctx.organizationId });
