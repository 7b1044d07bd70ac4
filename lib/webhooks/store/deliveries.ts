import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { announceChange } from "@/lib/server/announce-change";
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

/** A test delivery, marked as being sent. If this process ends, a worker takes it over. */
export async function insertTestDelivery(ctx: Context, test: TestDelivery) {
  const { organizationId, now, db } = ctx;
  await db.webhookDelivery.create({
    data: { organizationId, ...test, status: "SENDING", isHead: true, attempts: 1, createdAt: now },
  });
  announceChange(ctx, "webhook");
}
type TestDelivery = { id: string; eventId: string; type: string; body: string; nextAt: Date };

/** Those of these ids that the organization has. */
export async function knownDeliveries({ organizationId, db }: Context, ids: readonly string[]) {
  const rows = await db.webhookDelivery.findMany({
    where: { organizationId, id: { in: [...ids] } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
