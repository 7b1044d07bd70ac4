import type { Context } from "@/lib/server/context";
import { afterCommit } from "@/lib/server/transaction";
import { pokeWorkers } from "@/lib/webhooks/poke-workers";
import { insertDeliveries } from "@/lib/webhooks/store/delivery-queue";

type BidEvent = { id: string; bidId: string; type: string; envelope: object };

/**
 * Queues events for the organization's webhook, in the transaction in which they happen; nothing without a webhook. The
 * order per bid is the order of the calls, so the row of the bid must be locked meanwhile.
 */
export async function queueDeliveries(tx: Context, events: readonly BidEvent[]): Promise<void> {
  if (events.length === 0) return;
  const queued = await insertDeliveries(
    tx,
    events.map(({ envelope, ...event }) => ({ ...event, body: JSON.stringify(envelope) })),
  );
  if (queued > 0) afterCommit(tx, pokeWorkers);
}
