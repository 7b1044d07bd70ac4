import { isWaiting } from "@/lib/bidding/store/bid-rows";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, runStatement } from "@/lib/server/statement";

// The first condition is the index of open bids, the second leaves out those that wait for the carrier.
const countActive = defineStatement({
  name: "count-waiting-bids",
  parameters: { organizationId: "text", max: "int4" },
  text: (p) => `SELECT count(*)::int AS "count" FROM (
      SELECT 1 FROM "bid" WHERE "organizationId" = ${p.organizationId} AND ${isWaiting} AND "status" = 'ACTIVE'
      LIMIT ${p.max}) AS waiting`,
  row: { count: int() },
});

/** How many bids wait for the broker, counted up to `max`. */
export async function countActiveBids(ctx: Context, max: number): Promise<number> {
  const [row] = await runStatement(ctx, countActive, { organizationId: ctx.organizationId, max });
  return row?.count ?? 0;
}
