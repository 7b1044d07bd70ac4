import { readCarrierPolicy } from "@/lib/carriers/read-carrier-policy";
import type { CarrierPolicyResponse } from "@/lib/carriers/schema/policy";
import type { Context } from "@/lib/server/context";

export const getCarrierPolicy = async (ctx: Context): Promise<CarrierPolicyResponse> => ({
  policy: await readCarrierPolicy(ctx),
});
