import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import type { UsageShare } from "@/lib/usage/rules/summarize";
import type { UsageTotals } from "@/lib/usage/schema/totals";
import type { Author } from "@/lib/vocabulary/author";

const totals = `count(*)::int AS "calls", coalesce(sum("items"), 0)::float8 AS "items",
  coalesce(sum("billableItems"), 0)::float8 AS "billableItems", coalesce(sum("replays"), 0)::float8 AS "replays"`;

// The days are those of UTC whatever time zone the connection has.
const shares = {
  name: "sum-usage",
  text: `SELECT to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day", "operationId", "actorType", "actorId",
      (array_agg("actorName" ORDER BY "at" DESC))[1] AS "actorName", ${totals}
    FROM "usage_record" WHERE "organizationId" = $1 AND "at" >= $2::timestamptz AND "at" < $3::timestamptz
    GROUP BY 1, 2, 3, 4 ORDER BY 1`,
};
type ShareRow = UsageTotals & {
  day: string;
  operationId: string;
  actorType: Author["type"];
  actorId: string | null;
  actorName: string;
};

/** What each key and user used by each operation on each day, in the order of the days. */
export async function sumByShare(ctx: Context, from: Date, until: Date): Promise<UsageShare[]> {
  const values = [ctx.organizationId, from.toISOString(), until.toISOString()];
  const rows = await runStatement<ShareRow>(ctx, shares, values);
  return rows.map(({ actorType: type, actorId: id, actorName: name, ...share }) => ({
    ...share,
    author: { type, name, ...(id !== null && { id }) },
  }));
}

const pace = {
  name: "sum-usage-pace",
  text: `SELECT ${totals}, (SELECT min("at") FROM "usage_record" WHERE "organizationId" = $1) AS "first"
    FROM "usage_record"
    WHERE "organizationId" = $1 AND "at" >= $2::timestamptz AND "at" <= $3::timestamptz`,
};

/** What was used from then to now, and when the organization's first call ever was. */
export async function sumSince(ctx: Context, from: Date) {
  const values = [ctx.organizationId, from.toISOString(), ctx.now.toISOString()];
  const [row] = await runStatement<UsageTotals & { first: Date | null }>(ctx, pace, values);
  return { calls: row?.calls ?? 0, items: row?.items ?? 0, billableItems: row?.billableItems ?? 0, first: row?.first };
}
