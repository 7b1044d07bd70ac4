import type { Context } from "@/lib/server/context";
import { healthOf } from "@/lib/webhooks/rules";
import { DisabledReason, type Webhook } from "@/lib/webhooks/schema/webhook";
import { failuresBeforePause } from "@/lib/webhooks/schema/webhook-values";
import type { Webhook as WebhookRow } from "@/prisma/generated/client";

export type StoredWebhook = WebhookRow;
type Settings = Partial<Omit<WebhookRow, "organizationId" | "createdAt">>;

const countedMax = 10_000;

export const readWebhook = ({ organizationId, db }: Context) => db.webhook.findUnique({ where: { organizationId } });

/** The webhook with its row locked until the transaction ends, or null. */
export async function lockWebhook(tx: Context) {
  await tx.db.$queryRaw`select 1 from webhook where "organizationId" = ${tx.organizationId} for update`;
  return readWebhook(tx);
}

/** Makes the webhook of the organization; undefined when somebody else just did. */
export async function insertWebhook({ organizationId, now, db }: Context, settings: { url: string; secret: string }) {
  const made = await db.webhook.createManyAndReturn({
    data: { organizationId, ...settings, secretCreatedAt: now, createdAt: now, updatedAt: now },
    skipDuplicates: true,
  });
  return made[0];
}

export const updateWebhook = ({ organizationId, now, db }: Context, settings: Settings) =>
  db.webhook.update({ where: { organizationId }, data: { ...settings, updatedAt: now } });

/** While deliveries are paused: one of them is tried at once. */
export const probeNow = ({ organizationId, now, db }: Context) =>
  db.webhook.updateMany({
    where: { organizationId, failures: { gte: failuresBeforePause } },
    data: { probeAt: now },
  });

/** A receiver that somebody put right is tried as if nothing had been. */
export const asGood = { failures: 0, failingSince: null, probeAt: null, disabledReason: null, disabledAt: null };

async function countDeliveries({ organizationId, db }: Context) {
  const [counts] = await db.$queryRaw<{ waiting: number; failed: number }[]>`
    select
      (select count(*)::int from (
        select 1 from webhook_delivery
        where "organizationId" = ${organizationId} and status in ('PENDING', 'SENDING') and not "isResend"
        limit ${countedMax}) w) as waiting,
      (select count(*)::int from (
        select 1 from webhook_delivery
        where "organizationId" = ${organizationId} and status = 'FAILED'
        limit ${countedMax}) f) as failed`;
  return counts ?? { waiting: 0, failed: 0 };
}

const instant = (date: Date | null) => date?.toISOString();

/** The webhook as its organization sees it: everything but the secret. */
export async function showWebhook(ctx: Context, row: WebhookRow): Promise<Webhook> {
  const isInOverlap = row.previousSecretUntil !== null && row.previousSecretUntil > ctx.now;
  const health = healthOf(row);
  return {
    url: row.url,
    isEnabled: row.isEnabled,
    health,
    disabledReason: row.disabledReason === null ? undefined : DisabledReason.parse(row.disabledReason),
    disabledAt: instant(row.disabledAt),
    failures: row.failures,
    failingSince: instant(row.failingSince),
    nextProbeAt: health === "PAUSED" ? instant(row.probeAt) : undefined,
    ...(await countDeliveries(ctx)),
    secretCreatedAt: row.secretCreatedAt.toISOString(),
    previousSecretUntil: isInOverlap ? instant(row.previousSecretUntil) : undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
