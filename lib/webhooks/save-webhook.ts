import { randomBytes } from "node:crypto";
import type { Warning } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { seal } from "@/lib/server/sealed-text";
import { afterCommit, inTransaction } from "@/lib/server/transaction";
import { guardUrl } from "@/lib/webhooks/guard-url";
import { pokeWorkers } from "@/lib/webhooks/poke-workers";
import { secretBytes, showSecret } from "@/lib/webhooks/rules/signature";
import type { SaveWebhookRequest, SaveWebhookResponse } from "@/lib/webhooks/schema/webhook";
import { releaseWaiting, replayFrom } from "@/lib/webhooks/store/delivery-queue";
import {
  asGood,
  insertWebhook,
  lockWebhook,
  type StoredWebhook,
  showWebhook,
  updateWebhook,
} from "@/lib/webhooks/store/webhook-row";

/**
 * Saves where events are sent. The first time, the answer holds the secret. A webhook that is enabled again, or sent
 * elsewhere, begins anew with all that waited.
 * @throws AppError invalid_request for an address that must not be called.
 */
export async function saveWebhook(
  ctx: Context,
  request: SaveWebhookRequest,
): Promise<SaveWebhookResponse & { warnings: Warning[] }> {
  const warnings = await guardUrl(request.url);
  return inTransaction(ctx, async (tx) => {
    const before = await lockWebhook(tx);
    const saved = before ? await change(tx, before, request) : await make(tx, request);
    return { ...saved, warnings };
  });
}

async function make(tx: Context, request: SaveWebhookRequest): Promise<SaveWebhookResponse> {
  const secret = showSecret(randomBytes(secretBytes));
  const made = await insertWebhook(tx, { url: request.url, secret: seal(secret) });
  // Somebody else saved the first one meanwhile, and holds its secret.
  const row = made ?? (await lockWebhook(tx));
  if (!row) throw new Error("The webhook is neither there nor can it be made.");
  if (!made || request.isEnabled === false) {
    const { webhook } = await change(tx, row, request);
    return { webhook, ...(made && { secret }) };
  }
  return { webhook: await showWebhook(tx, row), secret };
}

async function change(tx: Context, before: StoredWebhook, request: SaveWebhookRequest): Promise<SaveWebhookResponse> {
  const isEnabled = request.isEnabled ?? before.isEnabled;
  const beginsAnew = isEnabled && (!before.isEnabled || before.url !== request.url);
  const row = await updateWebhook(tx, {
    url: request.url,
    isEnabled,
    ...(beginsAnew && asGood),
    ...(before.isEnabled && !isEnabled && { disabledReason: "USER", disabledAt: tx.now }),
  });
  if (beginsAnew) {
    if (!before.isEnabled && request.replayFrom) await replayFrom(tx, new Date(request.replayFrom));
    await releaseWaiting(tx);
    afterCommit(tx, pokeWorkers);
  }
  return { webhook: await showWebhook(tx, row) };
}
