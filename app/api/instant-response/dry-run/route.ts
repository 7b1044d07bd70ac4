import { dryRunInstantResponseEndpoint } from "@/lib/bidding/contract/instant-response";
import { dryRunInstantResponse } from "@/lib/bidding/dry-run-instant-response";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(dryRunInstantResponseEndpoint, dryRunInstantResponse);
