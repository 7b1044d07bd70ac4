import { getInstantResponseEndpoint } from "@/lib/bidding/contract/instant-response";
import { getInstantResponse } from "@/lib/bidding/get-instant-response";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getInstantResponseEndpoint, getInstantResponse);
