import { createApiKeyEndpoint } from "@/lib/api-keys/contract";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(createApiKeyEndpoint, createApiKey);
