import { LoadPolicy, type SaveLoadPolicyRequest } from "@/lib/loads/schema/policy";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";

/** The policy of an organization that never saved one. */
const atFirst: LoadPolicy = { viewersSeeCustomerRates: false };

export async function findLoadPolicy({ organizationId, db }: Context): Promise<LoadPolicy> {
  const row = await db.loadPolicy.findUnique({ where: { organizationId } });
  return row ? LoadPolicy.parse({ ...row, updatedAt: row.updatedAt.toISOString() }) : atFirst;
}

export async function upsertLoadPolicy(ctx: Context, { viewersSeeCustomerRates }: SaveLoadPolicyRequest) {
  const { organizationId, now: updatedAt } = ctx;
  const saved = { viewersSeeCustomerRates, updatedAt, updatedBy: authorOf(ctx) };
  const where = { organizationId };
  await ctx.db.loadPolicy.upsert({ where, create: { organizationId, ...saved }, update: saved });
  announceChange(ctx, "load");
}
