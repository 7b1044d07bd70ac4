import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { attemptDelivery } from "@/lib/webhooks/attempt-delivery";
import type { TestEvent, TestWebhookResponse } from "@/lib/webhooks/schema/webhook";
import { testEventType } from "@/lib/webhooks/schema/webhook-values";
import { settleDeliveries } from "@/lib/webhooks/settle-deliveries";
import { leaseMs } from "@/lib/webhooks/store/claim-deliveries";
import { insertTestDelivery, readDelivery, showDelivery } from "@/lib/webhooks/store/deliveries";
import { readWebhook } from "@/lib/webhooks/store/webhook-row";

/**
 * Sends an event of the type webhook.test once, and answers how that went.
 * @throws AppError not_found without a webhook.
 */
export async function testWebhook(ctx: Context): Promise<TestWebhookResponse> {
  const webhook = await readWebhook(ctx);
  if (!webhook) throw new AppError("not_found", "There is no webhook yet.");
  const { organizationId, now } = ctx;
  const eventId = newId("evt");
  const event: TestEvent = { id: eventId, type: testEventType, timestamp: now.toISOString(), data: {} };
  const test = { id: newId("delivery"), eventId, type: testEventType, body: JSON.stringify(event) };
  await insertTestDelivery(ctx, { ...test, nextAt: new Date(now.getTime() + leaseMs) });
  const isInOverlap = webhook.previousSecretUntil !== null && webhook.previousSecretUntil > now;
  const { url, secret } = webhook;
  const previousSecret = isInOverlap ? webhook.previousSecret : null;
  const attempt = await attemptDelivery({ ...test, url, secret, previousSecret }, now);
  if (attempt) {
    const claim = { organizationId, id: test.id, attempts: 1, step: 0, dueAt: now };
    await settleDeliveries([{ claim, attempt, isOnly: true }], { now: new Date(), chance: Math.random });
  }
  const row = await readDelivery(ctx, test.id);
  if (!row) throw new Error("The test that was just sent is not there.");
  return { delivery: showDelivery(row) };
}
