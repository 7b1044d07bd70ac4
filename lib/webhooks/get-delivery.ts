import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import type { GetDeliveryRequest, GetDeliveryResponse } from "@/lib/webhooks/schema/delivery";
import { listAttempts, readDelivery, showDelivery } from "@/lib/webhooks/store/delivery-list";

/**
 * A delivery with what was sent and what came back.
 * @throws AppError not_found
 */
export async function getDelivery(ctx: Context, { id }: GetDeliveryRequest): Promise<GetDeliveryResponse> {
  const row = await readDelivery(ctx, id);
  if (!row) throw new AppError("not_found", "There is no such delivery.");
  return { delivery: showDelivery(row), body: row.body, items: await listAttempts(ctx, id) };
}
