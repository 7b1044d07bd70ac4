import { authorOf, type Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import type { UsageBudget } from "@/lib/usage/schema/totals";
import { Author } from "@/lib/vocabulary/author";

type Limits = Pick<UsageBudget, "billableItemsMax" | "alertPercent">;

const read = {
  name: "read-usage-budget",
  text: `SELECT "billableItemsMax", "alertPercent", "savedAt", "savedBy" FROM "usage_budget" WHERE "organizationId" = $1`,
};

export async function readBudget(ctx: Context): Promise<Omit<UsageBudget, "state"> | undefined> {
  const rows = await runStatement<Limits & { savedAt: Date; savedBy: unknown }>(ctx, read, [ctx.organizationId]);
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString(), savedBy: Author.parse(row.savedBy) }))[0];
}

const write = {
  name: "write-usage-budget",
  text: `INSERT INTO "usage_budget" ("organizationId", "billableItemsMax", "alertPercent", "savedAt", "savedBy")
    VALUES ($1, $2::int, $3::int, $4::timestamptz, $5::jsonb)
    ON CONFLICT ("organizationId") DO UPDATE SET "billableItemsMax" = EXCLUDED."billableItemsMax",
      "alertPercent" = EXCLUDED."alertPercent", "savedAt" = EXCLUDED."savedAt", "savedBy" = EXCLUDED."savedBy"`,
};

export async function writeBudget(ctx: Context, { billableItemsMax, alertPercent }: Limits) {
  const saved = [ctx.now.toISOString(), JSON.stringify(authorOf(ctx))];
  await runStatement(ctx, write, [ctx.organizationId, billableItemsMax, alertPercent, ...saved]);
}

const remove = { name: "remove-usage-budget", text: `DELETE FROM "usage_budget" WHERE "organizationId" = $1` };

export const removeBudget = (ctx: Context) => runStatement(ctx, remove, [ctx.organizationId]);
