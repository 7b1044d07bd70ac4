import { randomBytes } from "node:crypto";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { seal } from "@/lib/server/sealed-text";
import { inTransaction } from "@/lib/server/transaction";
import { secretBytes, showSecret } from "@/lib/webhooks/rules/signature";
import type { RotateSecretRequest, RotateSecretResponse } from "@/lib/webhooks/schema/webhook";
import { lockWebhook, showWebhook, updateWebhook } from "@/lib/webhooks/store/webhook-row";

/**
 * Makes a new signing secret; the one before signs as well until the end of the overlap.
 * @throws AppError not_found without a webhook; conflict while an overlap lasts, unless the new one is none.
 */
export function rotateSecret(ctx: Context, { overlapHours = 24 }: RotateSecretRequest): Promise<RotateSecretResponse> {
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
