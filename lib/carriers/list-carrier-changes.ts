import { guardCarrier } from "@/lib/carriers/guard-carrier";
import type { CarrierHistoryRequest, CarrierHistoryResponse } from "@/lib/carriers/schema/history";
import { readChanges } from "@/lib/carriers/store/carrier-history";
import { pageSizeDefault } from "@/lib/core/pagination";
import type { Context } from "@/lib/server/context";

/** Who set what of a carrier, newest first. */
export async function listCarrierChanges(
  ctx: Context,
  { id, limit = pageSizeDefault, cursor }: CarrierHistoryRequest,
): Promise<CarrierHistoryResponse> {
  const [changes] = await Promise.all([readChanges(ctx, { carrierId: id, limit, cursor }), guardCarrier(ctx, id)]);
  return changes;
}
