import {
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  revokeApiKeyEndpoint,
  rotateApiKeyEndpoint,
} from "@/lib/api-keys/contract";
import {
  getLoadEndpoint,
  listLoadsEndpoint,
  loadHistoryEndpoint,
  pinFieldEndpoint,
  syncLoadEndpoint,
} from "@/lib/loads/contract";

/** Every operation of the API, in the order in which the documentation shows them. */
export const endpoints = [
  syncLoadEndpoint,
  getLoadEndpoint,
  listLoadsEndpoint,
  loadHistoryEndpoint,
  pinFieldEndpoint,
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  rotateApiKeyEndpoint,
  revokeApiKeyEndpoint,
] as const;
