import { saveInstantResponseEndpoint } from "@/lib/bidding/contract/instant-response";
import { saveInstantResponse } from "@/lib/bidding/save-instant-response";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(saveInstantResponseEndpoint, saveInstantResponse);
