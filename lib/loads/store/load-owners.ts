import type { Context } from "@/lib/server/context";
import { Prisma } from "@/prisma/generated/client";

const columns = { user: Prisma.sql`"ownerUserExternalId"`, team: Prisma.sql`"ownerTeamExternalId"` };
const paths = { user: "load.externalOwnerCoverageUserId", team: "load.externalOwnerCoverageTeamId" };

export type OwnerKind = keyof typeof columns;

/** How many loads have each of these owners; those that have none are left out. */
export async function countByOwner(ctx: Context, kind: OwnerKind, externalIds: readonly string[]) {
  if (externalIds.length === 0) return new Map<string, number>();
  const rows = await ctx.db.$queryRaw<{ externalId: string; count: number }[]>`
    SELECT ${columns[kind]} AS "externalId", count(*)::int AS "count" FROM "load"
    WHERE "organizationId" = ${ctx.organizationId} AND ${columns[kind]} = ANY(${externalIds}) GROUP BY 1`;
  return new Map(rows.map(({ externalId, count }) => [externalId, count]));
}

/** Whether an owner was taken off one of these loads. */
export async function wasOwner(ctx: Context, kind: OwnerKind, had: { ids: readonly string[]; externalId: string }) {
  const change = JSON.stringify([{ path: paths[kind], before: had.externalId }]);
  const [row] = await ctx.db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "load_change" WHERE "organizationId" = ${ctx.organizationId}
      AND "loadId" = ANY(${had.ids}) AND "changes" @> ${change}::jsonb) AS "found"`;
  return row?.found ?? false;
}
