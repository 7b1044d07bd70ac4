import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, runStatement, text } from "@/lib/server/statement";
import { healthOf } from "@/lib/webhooks/rules";
import { DisabledReason, type Webhook } from "@/lib/webhooks/schema/webhook";
import { failuresBeforePause } from "@/lib/webhooks/schema/webhook-values";
import type { Webhook as WebhookRow } from "@/prisma/generated/client";

export type StoredWebhook = WebhookRow;
type Settings = Partial<Omit<WebhookRow, "organizationId" | "createdAt">>;

const countedMax = 10_000;

export const readWebhook = ({ organizationId, db }: Context) => db.webhook.findUnique({ where: { organizationId } });

const lock = defineStatement({
  name: "lock-webhook",
  parameters: { organizationId: "text" },
  text: (p) => `select "organizationId" from webhook where "organizationId" = ${p.organizationId} for update`,
  row: { organizationId: text() },
});

/** The webhook with its row locked until the transaction ends, or null. */
export async function lockWebhook(tx: Context) {
  await runStatement(tx, lock, { organizationId: tx.organizationId });
  return readWebhook(tx);
}

/** Makes the webhook of the organization; undefined when there is one by now. */
export async function insertWebhook(ctx: Context, settings: { url: string; secret: string }) {
  const { organizationId, now, db } = ctx;
  const made = await db.webhook.createManyAndReturn({
    data: { organizationId, ...settings, secretCreatedAt: now, createdAt: now, updatedAt: now },
    skipDuplicates: true,
  });
  announceChange(ctx, "webhook");
  return made[0];
}

export async function updateWebhook(ctx: Context, settings: Settings) {
  const { organizationId, now, db } = ctx;
  const updated = await db.webhook.update({ where: { organizationId }, data: { ...settings, updatedAt: now } });
  announceChange(ctx, "webhook");
  return updated;
}

/** While deliveries are paused: lets one of them be tried at once. */
export const probeNow = ({ organizationId, now, db }: Context) =>
  db.webhook.updateMany({
    where: { organizationId, failures: { gte: failuresBeforePause } },
    data: { probeAt: now },
  });

/** The state of a webhook without failures: somebody repaired it or gave it another address. */
export const asGood = { failures: 0, failingSince: null, probeAt: null, disabledReason: null, disabledAt: null };

const count = defineStatement({
  name: "count-deliveries",
  parameters: { organizationId: "text", countedMax: "int4" },
  text: (p) => `select
    (select count(*)::int from (
      select 1 from webhook_delivery
      where "organizationId" = ${p.organizationId} and status in ('PENDING', 'SENDING') and not "isResend"
      limit ${p.countedMax}) w) as waiting,
    (select count(*)::int from (
      select 1 from webhook_delivery
      where "organizationId" = ${p.organizationId} and status = 'FAILED'
      limit ${p.countedMax}) f) as failed`,
  row: { waiting: int(), failed: int() },
});

async function countDeliveries({ organizationId, db }: Context) {
  const [counts] = await runStatement({ db }, count, { organizationId, countedMax });
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
