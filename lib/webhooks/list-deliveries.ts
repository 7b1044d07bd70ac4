import type { Context } from "@/lib/server/context";
import type { ListDeliveriesRequest, ListDeliveriesResponse } from "@/lib/webhooks/schema/delivery";
import { listDeliveryRows, showDelivery } from "@/lib/webhooks/store/delivery-list";

/** The deliveries of the organization's webhook, newest first. */
export async function listDeliveries(ctx: Context, request: ListDeliveriesRequest): Promise<ListDeliveriesResponse> {
  const { items, nextCursor } = await listDeliveryRows(ctx, request);
  return { items: items.map(showDelivery), nextCursor };
}
