import { serve } from "@/lib/http/serve";
import { getInstantResponseEndpoint } from "@/lib/postings/contract/instant-response";
import { getInstantResponse } from "@/lib/postings/get-instant-response";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getInstantResponseEndpoint, getInstantResponse);
