import type { Context } from "@/lib/server/context";
import { bool, defineStatement, int, runStatement, text } from "@/lib/server/statement";

const columns = { user: `"ownerUserExternalId"`, team: `"ownerTeamExternalId"` };
const paths = { user: "load.externalOwnerCoverageUserId", team: "load.externalOwnerCoverageTeamId" };

export type OwnerKind = keyof typeof columns;

const countOf = (kind: OwnerKind) =>
  defineStatement({
    name: `count-loads-by-owner-${kind}`,
    parameters: { organizationId: "text", externalIds: "text[]" },
    text: (p) => `SELECT ${columns[kind]} AS "externalId", count(*)::int AS "count" FROM "load"
      WHERE "organizationId" = ${p.organizationId} AND ${columns[kind]} = ANY(${p.externalIds}) GROUP BY 1`,
    row: { externalId: text(), count: int() },
  });
const counts = { user: countOf("user"), team: countOf("team") };

/** How many loads have each of these owners; those that have none are left out. */
export async function countByOwner(ctx: Context, kind: OwnerKind, externalIds: readonly string[]) {
  if (externalIds.length === 0) return new Map<string, number>();
  const rows = await runStatement(ctx, counts[kind], { organizationId: ctx.organizationId, externalIds });
  return new Map(rows.map(({ externalId, count }) => [externalId, count]));
}

const findChange = defineStatement({
  name: "find-change-of-loads",
  parameters: { organizationId: "text", loadIds: "text[]", change: "jsonb" },
  text: (p) => `SELECT EXISTS (SELECT 1 FROM "load_change" WHERE "organizationId" = ${p.organizationId}
    AND "loadId" = ANY(${p.loadIds}) AND "changes" @> ${p.change}) AS "isFound"`,
  row: { isFound: bool() },
});

/** Whether an owner was taken off one of these loads. */
export async function wasOwner(ctx: Context, kind: OwnerKind, had: { ids: readonly string[]; externalId: string }) {
  const change = JSON.stringify([{ path: paths[kind], before: had.externalId }]);
  const values = { organizationId: ctx.organizationId, loadIds: had.ids, change };
  return (await runStatement(ctx, findChange, values))[0]?.isFound ?? false;
}
