import { randomInt } from "node:crypto";
import { hashOf, makeSecret, visiblePartsOf } from "@/lib/api-keys/rules";
import type { CreateApiKeyRequest, CreateApiKeyResponse } from "@/lib/api-keys/schema";
import { insertApiKey, toApiKey } from "@/lib/api-keys/store";
import { defaultScopes } from "@/lib/core/access";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";

/**
 * Makes a key and answers its secret, which is not kept.
 * @throws AppError forbidden unless an admin or the installation asks; invalid_request for an end in the past.
 */
export async function createApiKey(ctx: Context, request: CreateApiKeyRequest): Promise<CreateApiKeyResponse> {
  requireRole(ctx, "ADMIN");
  const expiresAt = request.expiresAt === undefined ? null : new Date(request.expiresAt);
  if (expiresAt && expiresAt <= ctx.now) throw endsInThePast();
  const secret = makeSecret(randomInt);
  const stored = await insertApiKey(ctx, {
    id: newId("key"),
    name: request.name,
    scopes: [...new Set(request.scopes ?? defaultScopes)],
    hash: hashOf(secret),
    ...visiblePartsOf(secret),
    createdByUserId: ctx.actor.type === "user" ? ctx.actor.id : undefined,
    expiresAt,
  });
  return { apiKey: toApiKey(stored, ctx.now), secret };
}

function endsInThePast() {
  const issue = { path: "expiresAt", code: "not_in_the_future", message: "Must lie in the future." };
  return new AppError("invalid_request", "The request is not valid.", { issues: [issue] });
}
