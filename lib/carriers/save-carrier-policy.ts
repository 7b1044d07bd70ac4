import type { CarrierPolicy, CarrierPolicyResponse, SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import { findPolicy, savePolicy } from "@/lib/carriers/store/policy";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";

/** How the organization treats carriers; the defaults where it never saved a policy. */
export const readCarrierPolicy = (ctx: Context): Promise<CarrierPolicy> => findPolicy(ctx);

export const getCarrierPolicy = async (ctx: Context): Promise<CarrierPolicyResponse> => ({
  policy: await readCarrierPolicy(ctx),
});

/** @throws AppError "forbidden" for anyone but an admin. */
export async function saveCarrierPolicy(
  ctx: Context,
  change: SaveCarrierPolicyRequest,
): Promise<CarrierPolicyResponse> {
  requireRole(ctx, "ADMIN");
  await savePolicy(ctx, change);
  return getCarrierPolicy(ctx);
}
