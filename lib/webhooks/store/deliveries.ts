import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { newId } from "@/lib/core/ids";
import { pageSizeDefault } from "@/lib/core/pagination";
import type { Context } from "@/lib/server/context";
import {
  AttemptError,
  DeliveryStatus,
  type ListDeliveriesRequest,
  type WebhookAttempt,
  type WebhookDelivery,
} from "@/lib/webhooks/schema/delivery";
import type { WebhookAttempt as AttemptRow, WebhookDelivery as DeliveryRow } from "@/prisma/generated/client";

const Position = z.tuple([z.int().min(1)]);
const Headers = z.record(z.string(), z.string());
const attemptsShownMax = 100;

const instant = (date: Date | null) => date?.toISOString();

export function showDelivery(row: Omit<DeliveryRow, "body">): WebhookDelivery {
  const status = DeliveryStatus.parse(row.status);
  const isBehindAnother = status === "PENDING" && !row.isHead;
  return {
    id: row.id,
    eventId: row.eventId,
    type: row.type,
    bidId: row.bidId ?? undefined,
    status,
    attempts: row.attempts,
    isBehindAnother,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: instant(row.lastAttemptAt),
    nextAttemptAt: status === "PENDING" && !isBehindAnother ? instant(row.nextAt) : undefined,
    finishedAt: instant(row.finishedAt),
    statusCode: row.lastStatusCode ?? undefined,
    error: row.lastError === null ? undefined : AttemptError.parse(row.lastError),
    durationMs: row.lastDurationMs ?? undefined,
  };
}

export async function listDeliveryRows({ organizationId, db }: Context, request: ListDeliveriesRequest) {
  const { status, type, bidId, from, to, limit = pageSizeDefault, cursor } = request;
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.webhookDelivery.findMany({
    where: {
      organizationId,
      bidId,
      ...(status?.length && { status: { in: status } }),
      ...(type?.length && { type: { in: type } }),
      createdAt: { gte: from, lt: to },
      seq: before === undefined ? undefined : { lt: before },
    },
    orderBy: { seq: "desc" },
    take: limit + 1,
    omit: { body: true },
  });
  return pageOf(rows, limit, ({ seq }) => [Number(seq)]);
}

export const readDelivery = ({ organizationId, db }: Context, id: string) =>
  db.webhookDelivery.findUnique({ where: { organizationId_id: { organizationId, id } } });

const showAttempt = (row: AttemptRow): WebhookAttempt => ({
  number: row.number,
  at: row.at.toISOString(),
  durationMs: row.durationMs,
  url: row.url,
  requestHeaders: Headers.parse(row.requestHeaders),
  statusCode: row.statusCode ?? undefined,
  error: row.error === null ? undefined : AttemptError.parse(row.error),
  responseHeaders: row.responseHeaders === null ? undefined : Headers.parse(row.responseHeaders),
  responseBody: row.responseBody ?? undefined,
});

/** The attempts of a delivery, newest first. */
export async function listAttempts({ organizationId, db }: Context, deliveryId: string) {
  const rows = await db.webhookAttempt.findMany({
    where: { organizationId, deliveryId },
    orderBy: { number: "desc" },
    take: attemptsShownMax,
  });
  return rows.map(showAttempt);
}

type QueuedEvent = { id: string; bidId: string; type: string; body: string };

/**
 * Puts events at the end of the queue of their bids, in the order given, and answers how many. None without a webhook.
 * The first open one of a bid is its head. Should the one before be settled in this very moment, nobody makes the new
 * one the head; `promoteMissedHeads` finds it.
 */
export const insertDeliveries = ({ organizationId, now, db }: Context, events: readonly QueuedEvent[]) =>
  db.$executeRaw`
    insert into webhook_delivery ("organizationId", id, "bidId", "eventId", type, body, status, "isHead", "nextAt", "createdAt")
    select w."organizationId", e."deliveryId", e."bidId", e."eventId", e.type, e.body, 'PENDING',
      row_number() over (partition by e."bidId" order by e.position) = 1 and not exists (
        select 1 from webhook_delivery d
        where d."organizationId" = w."organizationId" and d."bidId" = e."bidId"
          and d.status in ('PENDING', 'SENDING') and not d."isResend"),
      ${now}, ${now}
    from webhook w cross join unnest(
      ${events.map(() => newId("delivery"))}::text[], ${events.map(({ bidId }) => bidId)}::text[],
      ${events.map(({ id }) => id)}::text[], ${events.map(({ type }) => type)}::text[],
      ${events.map(({ body }) => body)}::text[]
    ) with ordinality as e ("deliveryId", "bidId", "eventId", type, body, position)
    where w."organizationId" = ${organizationId}
    order by e.position`;

/** A test that is under way at once; a worker takes it over should this process end. */
export const insertTestDelivery = ({ organizationId, now, db }: Context, test: TestDelivery) =>
  db.webhookDelivery.create({
    data: { organizationId, ...test, status: "SENDING", isHead: true, attempts: 1, createdAt: now },
  });
type TestDelivery = { id: string; eventId: string; type: string; body: string; nextAt: Date };

/** Sends again what is at an end, and what waits for its next attempt without waiting any longer. Answers which. */
export async function requeueDeliveries({ organizationId, now, db }: Context, ids: readonly string[]) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update webhook_delivery set
      status = 'PENDING', "isHead" = true, "isResend" = "isResend" or status <> 'PENDING',
      step = case when status = 'PENDING' then step else 0 end, "nextAt" = ${now}, "finishedAt" = null
    where "organizationId" = ${organizationId} and id = any (${ids})
      and (status in ('DELIVERED', 'FAILED', 'SKIPPED') or (status = 'PENDING' and "isHead"))
    returning id`;
  return rows.map(({ id }) => id);
}

/** Which of these the organization has. */
export async function knownDeliveries({ organizationId, db }: Context, ids: readonly string[]) {
  const rows = await db.webhookDelivery.findMany({
    where: { organizationId, id: { in: [...ids] } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Everything that waits for its next attempt is due now. */
export const releaseWaiting = ({ organizationId, now, db }: Pick<Context, "organizationId" | "now" | "db">) =>
  db.$executeRaw`
    update webhook_delivery set "nextAt" = ${now}
    where "organizationId" = ${organizationId} and "isHead" and status = 'PENDING' and "nextAt" > ${now}`;

/** Passes over what has waited since before `from`, and queues what failed since then once more. */
export async function replayFrom({ organizationId, now, db }: Context, from: Date) {
  await db.$executeRaw`
    update webhook_delivery set status = 'SKIPPED', "isHead" = false, "finishedAt" = ${now}
    where "organizationId" = ${organizationId} and status = 'PENDING' and "createdAt" < ${from}`;
  await db.$executeRaw`
    update webhook_delivery set
      status = 'PENDING', "isHead" = false, "isResend" = false, step = 0, "nextAt" = ${now}, "finishedAt" = null
    where "organizationId" = ${organizationId} and status = 'FAILED' and "bidId" is not null and "createdAt" >= ${from}`;
  await db.$executeRaw`
    update webhook_delivery d set "isHead" = h."isFirst"
    from (
      select id, row_number() over (partition by "bidId" order by seq) = 1 as "isFirst" from webhook_delivery
      where "organizationId" = ${organizationId} and "bidId" is not null
        and status in ('PENDING', 'SENDING') and not "isResend") h
    where d."organizationId" = ${organizationId} and d.id = h.id and d.status = 'PENDING'
      and d."isHead" is distinct from h."isFirst"`;
}
