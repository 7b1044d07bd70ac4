import { serve } from "@/lib/http/serve";
import { saveInstantResponseEndpoint } from "@/lib/postings/contract/instant-response";
import { saveInstantResponse } from "@/lib/postings/save-instant-response";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(saveInstantResponseEndpoint, saveInstantResponse);
