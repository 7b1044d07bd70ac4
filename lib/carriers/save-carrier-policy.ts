import type { CarrierPolicyResponse, SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import { savePolicy } from "@/lib/carriers/store/policy";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/require-role";

export async function saveCarrierPolicy(
  ctx: Context,
  policy: SaveCarrierPolicyRequest,
): Promise<CarrierPolicyResponse> {
  requireRole(ctx, "ADMIN");
  await savePolicy(ctx, policy);
  return { policy };
}
