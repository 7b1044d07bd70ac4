import { LoadPolicy, type SaveLoadPolicyRequest } from "@/lib/loads/schema/policy";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";

/** The policy of an organization that never saved one. */
const atFirst: LoadPolicy = { viewersSeeCustomerRates: false, looksUpMarket: false };

export async function findLoadPolicy({ organizationId, db }: Context): Promise<LoadPolicy> {
  const row = await db.loadPolicy.findUnique({ where: { organizationId } });
  return row ? LoadPolicy.parse({ ...row, updatedAt: row.updatedAt.toISOString() }) : atFirst;
}

/** Writes what is given, and nothing else. */
export async function upsertLoadPolicy(ctx: Context, change: SaveLoadPolicyRequest) {
  if (Object.keys(change).length === 0) return;
  const { organizationId, now: updatedAt } = ctx;
  const saved = { ...change, updatedAt, updatedBy: authorOf(ctx) };
  const where = { organizationId };
  await ctx.db.loadPolicy.upsert({ where, create: { organizationId, ...saved }, update: saved });
  announceChange(ctx, "load");
}
