import { hasRole } from "@/lib/core/role-rank";
import type { LoadPolicyResponse, SaveLoadPolicyRequest } from "@/lib/loads/schema/policy";
import { findLoadPolicy, upsertLoadPolicy } from "@/lib/loads/store/load-policy";
import { type Context, requireRole } from "@/lib/server/context";

/** Who sees what of the organization's loads; the defaults where it never saved a policy. */
export const getLoadPolicy = async (ctx: Context): Promise<LoadPolicyResponse> => ({
  policy: await findLoadPolicy(ctx),
});

/** @throws AppError "forbidden" for anyone but an admin. */
export async function saveLoadPolicy(ctx: Context, change: SaveLoadPolicyRequest): Promise<LoadPolicyResponse> {
  requireRole(ctx, "ADMIN");
  await upsertLoadPolicy(ctx, change);
  return getLoadPolicy(ctx);
}

/** Whether who asks may see what customers pay: keys, brokers and admins always, viewers where the policy says so. */
export async function seesCustomerRates(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (actor.type === "carrier") return false;
  if (actor.type !== "user" || hasRole(actor.role, "BROKER")) return true;
  return (await findLoadPolicy(ctx)).viewersSeeCustomerRates;
}
