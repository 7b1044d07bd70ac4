import type { Context } from "@/lib/server/context";
import type { GetWebhookResponse } from "@/lib/webhooks/schema/webhook";
import { readWebhook, showWebhook } from "@/lib/webhooks/store/webhook-row";

/** The webhook of the organization with the state of its deliveries. */
export async function getWebhook(ctx: Context): Promise<GetWebhookResponse> {
  const row = await readWebhook(ctx);
  return { webhook: row ? await showWebhook(ctx, row) : undefined };
}
