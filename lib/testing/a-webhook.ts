import { onTestFinished } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { anOrganization } from "@/lib/testing/an-organization";
import { deliverEvents } from "@/lib/webhooks/deliver-events";
import { queueDeliveries, wakeWorkers } from "@/lib/webhooks/queue-deliveries";
import { saveWebhook } from "@/lib/webhooks/save-webhook";

/** An organization whose events go to this address, and the making of events. */
export async function aWebhook(url: string) {
  const { ctx } = await anOrganization();
  const { secret = "" } = await saveWebhook(ctx, { url });
  let made = 0;
  const anEvent = (bidId: string) => {
    const id = newId("evt");
    return { id, bidId, type: "bid.submitted", envelope: { id, bidId, number: ++made } };
  };
  /** Queues so many events of each bid, the bids taking turns, and answers the events. */
  const queue = async (bids: readonly string[], ofEach = 1, now = ctx.now) => {
    const events = Array.from({ length: ofEach }, () => bids.map(anEvent)).flat();
    await inTransaction({ ...ctx, now }, (tx) => queueDeliveries(tx, events));
    return events;
  };
  const deliveries = () =>
    db.webhookDelivery.findMany({ where: { organizationId: ctx.organizationId }, orderBy: { seq: "asc" } });
  const webhook = () => db.webhook.findUniqueOrThrow({ where: { organizationId: ctx.organizationId } });
  return { ctx, secret, queue, deliveries, webhook, organizationId: ctx.organizationId };
}

export const someBids = (count: number) => Array.from({ length: count }, () => newId("bid"));

/** Nothing that earlier tests left behind is delivered any more. */
export const forgetOtherWebhooks = () => db.webhook.updateMany({ data: { isEnabled: false } });

/** A worker whose clock stands still until it is moved. It has done all that is due by then when `at` answers. */
export function aWorker(begin: Date) {
  let now = begin;
  const worker = deliverEvents({ now: () => now, chance: () => 0.5, pollMs: 3_600_000 });
  const at = async (time: Date) => {
    now = time;
    wakeWorkers();
    await worker.rest();
  };
  onTestFinished(worker.stop);
  return { at, after: (ms: number) => at(new Date(now.getTime() + ms)), now: () => now, stop: worker.stop };
}

type Arrived = { bidId: string; number: number };

/** What of each bid arrived, in its order, each event once. */
export function firstArrivals(accepted: readonly Arrived[]) {
  const arrived = new Map<string, number[]>();
  for (const { bidId, number } of accepted) {
    const known = arrived.get(bidId) ?? [];
    arrived.set(bidId, known.includes(number) ? known : [...known, number]);
  }
  return Object.fromEntries(arrived);
}

/** What should arrive of each bid, in its order. */
export const inOrder = (events: readonly { envelope: Arrived }[]) =>
  firstArrivals(events.map(({ envelope }) => envelope));
