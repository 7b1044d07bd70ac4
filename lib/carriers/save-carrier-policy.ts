import { getCarrierPolicy } from "@/lib/carriers/get-carrier-policy";
import type { CarrierPolicyResponse, SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import { savePolicy } from "@/lib/carriers/store/policy";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/require-role";

/** @throws AppError "forbidden" for whoever is no admin. */
export async function saveCarrierPolicy(
  ctx: Context,
  change: SaveCarrierPolicyRequest,
): Promise<CarrierPolicyResponse> {
  requireRole(ctx, "ADMIN");
  await savePolicy(ctx, change);
  return getCarrierPolicy(ctx);
}
