import { randomBytes } from "node:crypto";
import { AppError, type Warning } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import type { AddressProblem } from "@/lib/server/outbound-address";
import { outbound } from "@/lib/server/outbound-fetch";
import { seal } from "@/lib/server/sealed-text";
import { afterCommit, inTransaction } from "@/lib/server/transaction";
import { wakeWorkers } from "@/lib/webhooks/queue-deliveries";
import { healthOf, secretBytes, showSecret } from "@/lib/webhooks/rules";
import type {
  GetWebhookResponse,
  RotateSecretRequest,
  RotateSecretResponse,
  SaveWebhookRequest,
  SaveWebhookResponse,
  Webhook,
} from "@/lib/webhooks/schema/webhook";
import { secretOverlapHoursDefault } from "@/lib/webhooks/schema/webhook-values";
import { releaseWaiting, replayFrom } from "@/lib/webhooks/store/delivery-queue";
import {
  asGood,
  insertWebhook,
  lockWebhook,
  readWebhook,
  type StoredWebhook,
  showWebhook,
  updateWebhook,
} from "@/lib/webhooks/store/webhook-row";

/** The webhook of the organization with the state of its deliveries. */
export async function getWebhook(ctx: Context): Promise<GetWebhookResponse> {
  const row = await readWebhook(ctx);
  return { webhook: row ? await showWebhook(ctx, row) : undefined };
}

/** The webhook where its deliveries do not arrive; undefined where they do, and where somebody disabled it. */
export async function findFailingWebhook(ctx: Context): Promise<Webhook | undefined> {
  const row = await readWebhook(ctx);
  if (!row || healthOf(row) === "GOOD" || row.disabledReason === "USER") return undefined;
  return showWebhook(ctx, row);
}

type Refused = Exclude<AddressProblem, "HOST_NOT_FOUND">;

const issues: Record<Refused, { code: string; message: string }> = {
  INVALID_URL: { code: "invalid_url", message: "Must be an address that begins with https://." },
  CREDENTIALS_IN_URL: { code: "credentials_in_url", message: "Must not contain a user name or a password." },
  HTTPS_REQUIRED: { code: "https_required", message: "Must begin with https://." },
  PORT_NOT_ALLOWED: { code: "port_not_allowed", message: "Must use port 443 or 8443." },
  ADDRESS_NOT_ALLOWED: { code: "address_not_allowed", message: "Must be reachable from the internet." },
};

/**
 * Refuses an address that must not be called. It is checked again at every connection. Answers a warning for a host
 * that has no address yet.
 * @throws AppError invalid_request
 */
async function guardUrl(url: string): Promise<Warning[]> {
  const problem = await outbound.problemOf(url);
  if (problem === undefined) return [];
  if (problem === "HOST_NOT_FOUND")
    return [
      { path: "url", code: "host_not_found", message: "This host has no address yet; it was saved all the same." },
    ];
  const issue = { path: "url", ...issues[problem] };
  throw new AppError("invalid_request", "The request is not valid.", { issues: [issue] });
}

/**
 * Saves where events are sent. The first time, the answer contains the secret. When it is enabled again, or gets another
 * address, everything that waited is due at once.
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
  // Somebody else made the webhook at the same time, and got its secret.
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
    afterCommit(tx, wakeWorkers);
  }
  return { webhook: await showWebhook(tx, row) };
}

/**
 * Makes a new signing secret. The previous one signs as well until the overlap ends.
 * @throws AppError not_found without a webhook; conflict during an overlap, unless the new overlap is 0 hours.
 */
export function rotateSecret(
  ctx: Context,
  { overlapHours = secretOverlapHoursDefault }: RotateSecretRequest,
): Promise<RotateSecretResponse> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockWebhook(tx);
    if (!row) throw new AppError("not_found", "There is no webhook yet.");
    const isInOverlap = row.previousSecretUntil !== null && row.previousSecretUntil > tx.now;
    if (isInOverlap && overlapHours > 0)
      throw new AppError(
        "conflict",
        "The secret before this one is still in use. Rotate without an overlap, or later.",
      );
    const secret = showSecret(randomBytes(secretBytes));
    const until = new Date(tx.now.getTime() + overlapHours * 3_600_000);
    const saved = await updateWebhook(tx, {
      secret: seal(secret),
      secretCreatedAt: tx.now,
      previousSecret: overlapHours > 0 ? row.secret : null,
      previousSecretUntil: overlapHours > 0 ? until : null,
    });
    return { webhook: await showWebhook(tx, saved), secret };
  });
}
