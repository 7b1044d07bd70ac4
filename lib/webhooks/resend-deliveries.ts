import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { afterCommit, inTransaction } from "@/lib/server/transaction";
import { wakeWorkers } from "@/lib/webhooks/queue-deliveries";
import type { ResendDeliveriesRequest, ResendDeliveriesResponse, ResendOutcome } from "@/lib/webhooks/schema/delivery";
import { knownDeliveries } from "@/lib/webhooks/store/deliveries";
import { requeueDeliveries } from "@/lib/webhooks/store/delivery-queue";
import { lockWebhook, probeNow } from "@/lib/webhooks/store/webhook-row";

/**
 * Sends events again under the ids they had. While deliveries are paused, one of them is tried at once.
 * @throws AppError not_found without a webhook; conflict while it is disabled.
 */
export function resendDeliveries(ctx: Context, { ids }: ResendDeliveriesRequest): Promise<ResendDeliveriesResponse> {
  return inTransaction(ctx, async (tx) => {
    const webhook = await lockWebhook(tx);
    if (!webhook) throw new AppError("not_found", "There is no webhook yet.");
    if (!webhook.isEnabled) throw new AppError("conflict", "The webhook is disabled. Enable it first.");
    const known = new Set(await knownDeliveries(tx, ids));
    const queued = new Set(await requeueDeliveries(tx, ids));
    await probeNow(tx);
    if (queued.size > 0) afterCommit(tx, wakeWorkers);
    const outcomeOf = (id: string): ResendOutcome => {
      if (queued.has(id)) return "QUEUED";
      return known.has(id) ? "UNDER_WAY" : "NOT_FOUND";
    };
    return { results: ids.map((id) => ({ id, outcome: outcomeOf(id) })) };
  });
}
