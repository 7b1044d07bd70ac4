import {
  type ApiKey,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysRequest,
  ListApiKeysResponse,
  RevokeApiKeyRequest,
  RevokeApiKeyResponse,
  RotateApiKeyRequest,
  RotateApiKeyResponse,
} from "@/lib/api-keys/schema";
import { defineEndpoint } from "@/lib/core/endpoint";

const administration = { tag: "API keys", callers: ["user"], role: "ADMIN" } as const;

const withSecret = { ...administration, writes: true, answersSecret: true } as const;

const exampleKey: ApiKey = {
  id: "key_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815",
  name: "TMS production",
  status: "ACTIVE",
  prefix: "fbk_live_q7Rt",
  lastFour: "OSsM",
  scopes: ["loads:write", "loads:read"],
  createdAt: "2026-11-20T09:30:00.123Z",
  createdByUserId: "user_019a9c5e-1f4c-7d52-8b67-0c3c55a1b0de",
};
const exampleSecret = "fbk_live_q7RtV2mXc9LpW4sZb1NkYd8HgT3fJx6E36OSsM";

export const createApiKeyEndpoint = defineEndpoint({
  ...withSecret,
  path: "/api-keys/create",
  operationId: "createApiKey",
  summary: "New API key",
  description: "Makes a key for a system of yours. The answer contains the secret. It is shown this once.",
  request: CreateApiKeyRequest,
  response: CreateApiKeyResponse,
  examples: [
    {
      name: "A key for a TMS",
      request: { name: "TMS production", scopes: ["loads:write", "loads:read"] },
      response: { apiKey: exampleKey, secret: exampleSecret },
    },
  ],
});

export const listApiKeysEndpoint = defineEndpoint({
  ...administration,
  writes: false,
  path: "/api-keys/list",
  operationId: "listApiKeys",
  summary: "API key list",
  description: "Lists the organization's keys, newest first. Keys that expired or were revoked stay in the list.",
  request: ListApiKeysRequest,
  response: ListApiKeysResponse,
  examples: [
    {
      name: "The first page",
      request: { limit: 50 },
      response: {
        items: [
          {
            ...exampleKey,
            lastUsedAt: "2026-11-20T11:02:41.000Z",
            lastUsedOperation: "/loads/sync",
            lastUsedAddress: "203.0.113.7",
          },
        ],
        nextCursor: null,
      },
    },
  ],
});

export const rotateApiKeyEndpoint = defineEndpoint({
  ...withSecret,
  mayConflict: true,
  path: "/api-keys/rotate",
  operationId: "rotateApiKey",
  summary: "API key rotation",
  description: `Replaces a key by a new one. The new key has the name and the scopes of the old one, and lives as long.
The old one works for the hours of the overlap.`,
  request: RotateApiKeyRequest,
  response: RotateApiKeyResponse,
  examples: [
    {
      name: "With a day to change over",
      request: { id: exampleKey.id, overlapHours: 24 },
      response: {
        apiKey: {
          ...exampleKey,
          id: "key_019a9c61-02b7-7e11-a3c9-5b8b7ce1d2f4",
          createdAt: "2026-11-20T12:00:00.000Z",
        },
        secret: exampleSecret,
        replaced: {
          ...exampleKey,
          prefix: "fbk_live_J3kd",
          lastFour: "19Zx",
          expiresAt: "2026-11-21T12:00:00.000Z",
          replacedById: "key_019a9c61-02b7-7e11-a3c9-5b8b7ce1d2f4",
        },
      },
    },
  ],
});

export const revokeApiKeyEndpoint = defineEndpoint({
  ...administration,
  writes: true,
  path: "/api-keys/revoke",
  operationId: "revokeApiKey",
  summary: "API key revocation",
  description: "Stops a key from working, within a second. Cannot be undone. Revoking a revoked key changes nothing.",
  request: RevokeApiKeyRequest,
  response: RevokeApiKeyResponse,
  examples: [
    {
      name: "A key that leaked",
      request: { id: exampleKey.id },
      response: { apiKey: { ...exampleKey, status: "REVOKED", revokedAt: "2026-11-20T12:00:00.000Z" } },
    },
  ],
});
