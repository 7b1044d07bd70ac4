import * as z from "zod";
import { defaultScopes, Scope } from "@/lib/core/access";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Instant as Moment } from "@/lib/vocabulary/instant";
import { ShortText } from "@/lib/vocabulary/text";

export const ApiKeyStatus = z.enum(["ACTIVE", "EXPIRED", "REVOKED"]).meta({
  id: "ApiKeyStatus",
  description: "Whether a key works; one that expired or was revoked never does again.",
});
export type ApiKeyStatus = z.infer<typeof ApiKeyStatus>;

const Instant = z.iso.datetime();
const Scopes = z.array(Scope).min(1).max(Scope.options.length);

/** A key as its organization sees it: everything but the secret. */
export const ApiKey = z
  .object({
    id: z.string().meta({ description: "Our id of the key; it is no secret." }),
    name: z.string().meta({ description: "Says which system uses the key." }),
    status: ApiKeyStatus.meta({ description: "Whether the key works." }),
    prefix: z.string().meta({ description: "How the secret begins." }),
    lastFour: z.string().meta({ description: "How the secret ends." }),
    scopes: z.array(Scope).meta({ description: "What the key may do." }),
    createdAt: Instant.meta({ description: "When it was made." }),
    createdByUserId: z.string().optional().meta({ description: "Who made it. Absent where the installation did." }),
    expiresAt: Instant.optional().meta({ description: "When it stops working by itself. Absent: never." }),
    revokedAt: Instant.optional().meta({ description: "When it was revoked." }),
    lastUsedAt: Instant.optional().meta({ description: "When it was last used, to the minute." }),
    lastUsedOperation: z.string().optional().meta({ description: "For what it was last used, e.g. `/loads/sync`." }),
    lastUsedAddress: z.string().optional().meta({ description: "From which IP address it was last used." }),
    replacedById: z.string().optional().meta({ description: "The key that a rotation made in place of this one." }),
  })
  .meta({ id: "ApiKey", description: "A key as its organization sees it: everything but the secret." });
export type ApiKey = z.infer<typeof ApiKey>;

const Secret = z.string().meta({ description: "The key itself. It is shown this once; only its hash is kept." });

export const CreateApiKeyRequest = z.object({
  name: ShortText.meta({ description: "Says which system uses the key." }),
  scopes: Scopes.optional().meta({ description: `What the key may do. ${defaultScopes.join(", ")} unless given.` }),
  expiresAt: Moment.optional().meta({
    description: "When the key stops working by itself; ISO 8601 with an offset, in the future. Never unless given.",
  }),
});
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>;
export const CreateApiKeyResponse = z.object({
  apiKey: ApiKey.meta({ description: "The key that was made." }),
  secret: Secret,
});
export type CreateApiKeyResponse = z.infer<typeof CreateApiKeyResponse>;

export const ListApiKeysRequest = z.object(pageRequest);
export type ListApiKeysRequest = z.infer<typeof ListApiKeysRequest>;
export const ListApiKeysResponse = z.object(pageResponse(ApiKey));
export type ListApiKeysResponse = z.infer<typeof ListApiKeysResponse>;

/** How long the key that is replaced still works. */
export const OverlapHours = z.literal([1, 24, 168]);
export type OverlapHours = z.infer<typeof OverlapHours>;

export const RotateApiKeyRequest = z.object({
  id: ShortText.meta({ description: "The key to replace." }),
  overlapHours: OverlapHours.optional().meta({
    description: "For how many hours the replaced key still works: an hour, a day (unless given) or a week.",
  }),
});
export type RotateApiKeyRequest = z.infer<typeof RotateApiKeyRequest>;
export const RotateApiKeyResponse = z.object({
  apiKey: ApiKey.meta({ description: "The new key." }),
  secret: Secret,
  replaced: ApiKey.meta({ description: "The key it replaces." }),
});
export type RotateApiKeyResponse = z.infer<typeof RotateApiKeyResponse>;

export const RevokeApiKeyRequest = z.object({ id: ShortText.meta({ description: "The key to stop." }) });
export type RevokeApiKeyRequest = z.infer<typeof RevokeApiKeyRequest>;
export const RevokeApiKeyResponse = z.object({ apiKey: ApiKey.meta({ description: "The key, revoked." }) });
export type RevokeApiKeyResponse = z.infer<typeof RevokeApiKeyResponse>;
