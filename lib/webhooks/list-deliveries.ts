import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import type {
  GetDeliveryRequest,
  GetDeliveryResponse,
  ListDeliveriesRequest,
  ListDeliveriesResponse,
} from "@/lib/webhooks/schema/delivery";
import { listAttempts, listDeliveryRows, readDelivery, showDelivery } from "@/lib/webhooks/store/deliveries";

/** The deliveries of the organization's webhook, newest first. */
export async function listDeliveries(ctx: Context, request: ListDeliveriesRequest): Promise<ListDeliveriesResponse> {
  const { items, nextCursor } = await listDeliveryRows(ctx, request);
  return { items: items.map(showDelivery), nextCursor };
}

/**
 * A delivery with what was sent and what came back.
 * @throws AppError not_found
 */
export async function getDelivery(ctx: Context, { id }: GetDeliveryRequest): Promise<GetDeliveryResponse> {
  const row = await readDelivery(ctx, id);
  if (!row) throw new AppError("not_found", "There is no such delivery.");
  return { delivery: showDelivery(row), body: row.body, items: await listAttempts(ctx, id) };
}
