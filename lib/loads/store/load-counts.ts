import { LoadStatus } from "@/lib/loads/schema/load";
import { conditions, type LoadsWanted } from "@/lib/loads/store/load-filter";
import type { Context } from "@/lib/server/context";
import { bool, defineDynamicStatement, int, runDynamicStatement, text } from "@/lib/server/statement";
import { countedMax } from "@/lib/vocabulary/limits.values";
import { Prisma } from "@/prisma/generated/client";

type Asked = { organizationId: string; filter: LoadsWanted };

/** The statuses of the loads that match, of no more than tell whether all of them can be counted. */
const matching = ({ organizationId, filter }: Asked) => Prisma.sql`(
  SELECT "status" FROM "load" WHERE ${Prisma.join(conditions(organizationId, filter), " AND ")} LIMIT ${countedMax + 1}
) AS "matching"`;

// Every filter is tried with the list itself (load-list).
const examples: Asked[] = [
  { organizationId: "", filter: {} },
  { organizationId: "", filter: { query: "a qro", assigned: true } },
];

const count = defineDynamicStatement({
  name: "count-loads",
  text: (asked: Asked) => Prisma.sql`SELECT count(*)::int AS "count" FROM ${matching(asked)}`,
  examples,
  row: { count: int() },
});

/** How many loads match; `isMinimum` where there are more than are counted. */
export async function countLoads(ctx: Context, filter: LoadsWanted): Promise<{ count: number; isMinimum: boolean }> {
  const [row] = await runDynamicStatement(ctx, count, { organizationId: ctx.organizationId, filter });
  const found = row?.count ?? 0;
  return { count: Math.min(found, countedMax), isMinimum: found > countedMax };
}

const countInStatuses = defineDynamicStatement({
  name: "count-loads-in-statuses",
  text: (asked: Asked) => Prisma.sql`
    SELECT "status", count(*)::int AS "count", false AS "isMinimum" FROM ${matching(asked)} GROUP BY "status"`,
  examples,
  row: { status: text<LoadStatus>(), count: int(), isMinimum: bool() },
});

/** Among the loads of each status that changed last: of an open status those are all, for few are open at a time. */
const countOfEachStatus = defineDynamicStatement({
  name: "count-loads-of-each-status",
  text: ({ organizationId, filter }: Asked) => Prisma.sql`
    SELECT "one"."status", "newest"."count", "newest"."isMinimum"
    FROM unnest(${LoadStatus.options}::text[]) AS "one"("status")
    CROSS JOIN LATERAL (
      SELECT count(*) > ${countedMax} AS "isMinimum", least(${countedMax}, count(*) FILTER (
        WHERE ${Prisma.join(conditions(organizationId, filter), " AND ")}
      ))::int AS "count"
      FROM (
        SELECT * FROM "load" WHERE "organizationId" = ${organizationId} AND "load"."status" = "one"."status"
        ORDER BY "updatedAt" DESC LIMIT ${countedMax + 1}
      ) AS "load"
    ) AS "newest"`,
  examples,
  row: { status: text<LoadStatus>(), count: int(), isMinimum: bool() },
});

/** How many loads match in each status; one without any may be left out. */
export async function countLoadsByStatus(ctx: Context, filter: LoadsWanted) {
  const asked = { organizationId: ctx.organizationId, filter };
  const counts = await runDynamicStatement(ctx, countInStatuses, asked);
  const found = counts.reduce((sum, { count }) => sum + count, 0);
  return found <= countedMax ? counts : runDynamicStatement(ctx, countOfEachStatus, asked);
}
