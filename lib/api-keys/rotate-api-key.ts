import { randomInt } from "node:crypto";
import { endOfOverlap, endOfSuccessor, hashOf, makeSecret, statusOf, visiblePartsOf } from "@/lib/api-keys/rules";
import type { RotateApiKeyRequest, RotateApiKeyResponse } from "@/lib/api-keys/schema";
import { announceKeyChange, insertApiKey, lockApiKey, toApiKey, updateApiKey } from "@/lib/api-keys/store";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Makes a key of the same name, scopes and length of life; the old one works on for the hours of the overlap.
 * @throws AppError not_found, or conflict when the key no longer works or was replaced before.
 */
export function rotateApiKey(ctx: Context, request: RotateApiKeyRequest): Promise<RotateApiKeyResponse> {
  requireRole(ctx, "ADMIN");
  return inTransaction(ctx, async (tx) => {
    const old = await lockApiKey(tx, request.id);
    if (!old) throw new AppError("not_found", "There is no such key.");
    if (statusOf(old, tx.now) !== "ACTIVE") throw new AppError("conflict", "This key no longer works. Make a new one.");
    if (old.replacedById) throw new AppError("conflict", "This key was replaced before.");
    const secret = makeSecret(randomInt);
    const made = await insertApiKey(tx, {
      id: newId("key"),
      name: old.name,
      scopes: old.scopes,
      expiresAt: endOfSuccessor(old, tx.now),
      hash: hashOf(secret),
      ...visiblePartsOf(secret),
      createdByUserId: tx.actor.type === "user" ? tx.actor.id : undefined,
    });
    const expiresAt = endOfOverlap(old.expiresAt, tx.now, request.overlapHours ?? 24);
    const replaced = await updateApiKey(tx, old.id, { expiresAt, replacedById: made.id });
    await announceKeyChange(tx);
    return { apiKey: toApiKey(made, tx.now), secret, replaced: toApiKey(replaced, tx.now) };
  });
}
