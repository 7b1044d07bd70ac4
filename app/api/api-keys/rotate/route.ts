import { rotateApiKeyEndpoint } from "@/lib/api-keys/contract";
import { rotateApiKey } from "@/lib/api-keys/rotate-api-key";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rotateApiKeyEndpoint, rotateApiKey);
