import {
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  revokeApiKeyEndpoint,
  rotateApiKeyEndpoint,
} from "@/lib/api-keys/contract";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { rotateApiKey } from "@/lib/api-keys/rotate-api-key";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const apiKeyOperations = [
  operation(createApiKeyEndpoint, createApiKey),
  operation(listApiKeysEndpoint, listApiKeys),
  operation(rotateApiKeyEndpoint, rotateApiKey),
  operation(revokeApiKeyEndpoint, revokeApiKey),
] as const;
