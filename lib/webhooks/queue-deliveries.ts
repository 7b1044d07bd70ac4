import type { Context } from "@/lib/server/context";
import { notify } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { afterCommit } from "@/lib/server/transaction";
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
  if (queued > 0) afterCommit(tx, wakeWorkers);
}

export const deliveriesQueued = "queued webhook deliveries";

/** Functions that wake the workers of this process. Routes and jobs are bundled apart and share them through it. */
export const ownWorkers = oncePerProcess("webhook workers", () => new Set<() => void>());

/** Wakes the workers of this process, else those of another one. To be called after the commit. */
export function wakeWorkers() {
  for (const wake of ownWorkers) wake();
  if (ownWorkers.size === 0) notify(deliveriesQueued);
}
