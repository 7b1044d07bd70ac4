import { getCarriers } from "@/lib/carriers/find-carriers";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import { findLoad } from "@/lib/loads/get-load";
import { eligibilityFor } from "@/lib/loads/rules/carrier-check";
import type { CheckCarrierRequest, CheckCarrierResponse } from "@/lib/loads/schema/block-carrier";
import type { Context } from "@/lib/server/context";

/**
 * What the organization's relationship with a carrier means for a load, as a sync that named it now would find.
 * @throws AppError "not_found" for a load of another organization, and for a carrier that nobody knows
 */
export async function checkLoadCarrier(
  ctx: Context,
  { carrierId, ...reference }: CheckCarrierRequest,
): Promise<CheckCarrierResponse> {
  const stored = await findLoad(ctx, reference);
  const [[carrier], { requirementsBlock }] = await Promise.all([getCarriers(ctx, [carrierId]), readCarrierPolicy(ctx)]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  return { meaning: eligibilityFor(stored, carrier, { requirementsBlock, today: dayOf(ctx.now) }) };
}
