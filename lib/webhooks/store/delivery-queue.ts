import { newId } from "@/lib/core/ids";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, runStatement, text } from "@/lib/server/statement";

const insert = defineStatement({
  name: "insert-deliveries",
  parameters: {
    organizationId: "text",
    now: "timestamptz",
    deliveryIds: "text[]",
    bidIds: "text[]",
    eventIds: "text[]",
    types: "text[]",
    bodies: "text[]",
  },
  text: (p) => `with queued as (
      insert into webhook_delivery ("organizationId", id, "bidId", "eventId", type, body, status, "isHead", "nextAt", "createdAt")
      select w."organizationId", e."deliveryId", e."bidId", e."eventId", e.type, e.body, 'PENDING',
        row_number() over (partition by e."bidId" order by e.position) = 1 and not exists (
          select 1 from webhook_delivery d
          where d."organizationId" = w."organizationId" and d."bidId" = e."bidId"
            and d.status in ('PENDING', 'SENDING') and not d."isResend"),
        ${p.now}, ${p.now}
      from webhook w cross join unnest(${p.deliveryIds}, ${p.bidIds}, ${p.eventIds}, ${p.types}, ${p.bodies})
        with ordinality as e ("deliveryId", "bidId", "eventId", type, body, position)
      where w."organizationId" = ${p.organizationId}
      order by e.position
      returning id)
    select count(*)::int as queued from queued`,
  row: { queued: int() },
});

type QueuedEvent = { id: string; bidId: string; type: string; body: string };

/**
 * Puts events at the end of the queue of their bids, in the order given, and answers how many. None without a webhook.
 * The first open delivery of a bid is its head, the one that may be sent. When the one before is settled at the same
 * moment, neither transaction makes the new one the head; `promoteMissedHeads` finds it later.
 */
export async function insertDeliveries(ctx: Context, events: readonly QueuedEvent[]): Promise<number> {
  const [counted] = await runStatement(ctx, insert, {
    organizationId: ctx.organizationId,
    now: ctx.now,
    deliveryIds: events.map(() => newId("delivery")),
    bidIds: events.map(({ bidId }) => bidId),
    eventIds: events.map(({ id }) => id),
    types: events.map(({ type }) => type),
    bodies: events.map(({ body }) => body),
  });
  const queued = counted?.queued ?? 0;
  if (queued > 0) announceChange(ctx, "webhook");
  return queued;
}

const requeue = defineStatement({
  name: "requeue-deliveries",
  parameters: { organizationId: "text", ids: "text[]", now: "timestamptz" },
  text: (p) => `update webhook_delivery set
      status = 'PENDING', "isHead" = true, "isResend" = "isResend" or status <> 'PENDING',
      step = case when status = 'PENDING' then step else 0 end, "nextAt" = ${p.now}, "finishedAt" = null
    where "organizationId" = ${p.organizationId} and id = any (${p.ids})
      and (status in ('DELIVERED', 'FAILED', 'SKIPPED') or (status = 'PENDING' and "isHead"))
    returning id`,
  row: { id: text() },
});

/** Queues ended deliveries again, and makes those due now that wait for their next attempt. Answers which. */
export async function requeueDeliveries(ctx: Context, ids: readonly string[]) {
  const { organizationId, now } = ctx;
  const rows = await runStatement(ctx, requeue, { organizationId, ids, now });
  announceChange(ctx, "webhook");
  return rows.map(({ id }) => id);
}

const release = defineStatement({
  name: "release-waiting-deliveries",
  parameters: { organizationId: "text", now: "timestamptz" },
  text: (p) => `with released as (
      update webhook_delivery set "nextAt" = ${p.now}
      where "organizationId" = ${p.organizationId} and "isHead" and status = 'PENDING' and "nextAt" > ${p.now}
      returning id)
    select count(*)::int as released from released`,
  row: { released: int() },
});

/** Everything that waits for its next attempt is due now. Answers how many. */
export async function releaseWaiting({ organizationId, now, db }: Pick<Context, "organizationId" | "now" | "db">) {
  const [counted] = await runStatement({ db }, release, { organizationId, now });
  return counted?.released ?? 0;
}

const skipBefore = defineStatement({
  name: "skip-waiting-deliveries",
  parameters: { organizationId: "text", now: "timestamptz", from: "timestamptz" },
  text: (p) => `update webhook_delivery set status = 'SKIPPED', "isHead" = false, "finishedAt" = ${p.now}
    where "organizationId" = ${p.organizationId} and status = 'PENDING' and "createdAt" < ${p.from}`,
  row: {},
});
const queueFailed = defineStatement({
  name: "queue-failed-deliveries",
  parameters: { organizationId: "text", now: "timestamptz", from: "timestamptz" },
  text: (p) => `update webhook_delivery set
      status = 'PENDING', "isHead" = false, "isResend" = false, step = 0, "nextAt" = ${p.now}, "finishedAt" = null
    where "organizationId" = ${p.organizationId} and status = 'FAILED' and "bidId" is not null
      and "createdAt" >= ${p.from}`,
  row: {},
});
const chooseHeads = defineStatement({
  name: "choose-heads-of-bids",
  parameters: { organizationId: "text" },
  text: (p) => `update webhook_delivery d set "isHead" = h."isFirst"
    from (
      select id, row_number() over (partition by "bidId" order by seq) = 1 as "isFirst" from webhook_delivery
      where "organizationId" = ${p.organizationId} and "bidId" is not null
        and status in ('PENDING', 'SENDING') and not "isResend") h
    where d."organizationId" = ${p.organizationId} and d.id = h.id and d.status = 'PENDING'
      and d."isHead" is distinct from h."isFirst"`,
  row: {},
});

/** Skips what has waited since before `from`, and queues again what failed since then. */
export async function replayFrom(ctx: Context, from: Date) {
  const { organizationId, now } = ctx;
  await runStatement(ctx, skipBefore, { organizationId, now, from });
  await runStatement(ctx, queueFailed, { organizationId, now, from });
  await runStatement(ctx, chooseHeads, { organizationId });
  announceChange(ctx, "webhook");
}
