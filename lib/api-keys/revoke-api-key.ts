import type { RevokeApiKeyRequest, RevokeApiKeyResponse } from "@/lib/api-keys/schema";
import { announceKeyChange, lockApiKey, toApiKey, updateApiKey } from "@/lib/api-keys/store";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Stops a key; every process refuses it within a second. A key revoked before stays as it is.
 * @throws AppError not_found
 */
export function revokeApiKey(ctx: Context, request: RevokeApiKeyRequest): Promise<RevokeApiKeyResponse> {
  requireRole(ctx, "ADMIN");
  return inTransaction(ctx, async (tx) => {
    const key = await lockApiKey(tx, request.id);
    if (!key) throw new AppError("not_found", "There is no such key.");
    if (key.revokedAt) return { apiKey: toApiKey(key, tx.now) };
    const revoked = await updateApiKey(tx, key.id, { revokedAt: tx.now });
    await announceKeyChange(tx);
    return { apiKey: toApiKey(revoked, tx.now) };
  });
}
