import { revokeApiKeyEndpoint } from "@/lib/api-keys/contract";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeApiKeyEndpoint, revokeApiKey);
