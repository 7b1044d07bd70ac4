import { removeDeliveries } from "@/lib/webhooks/store/delivery-work";

const keptMs = 30 * 24 * 3_600_000;
const atOnce = 5_000;

/** Forgets deliveries that came to an end, or that nobody waits for any more, 30 days after their event. */
export async function removeOldDeliveries(now: Date): Promise<void> {
  while ((await removeDeliveries(new Date(now.getTime() - keptMs), atOnce)) === atOnce);
}
