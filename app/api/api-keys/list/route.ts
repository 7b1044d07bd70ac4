import { listApiKeysEndpoint } from "@/lib/api-keys/contract";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listApiKeysEndpoint, listApiKeys);
