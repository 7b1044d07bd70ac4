import { serve } from "@/lib/http/serve";
import { dryRunInstantResponseEndpoint } from "@/lib/postings/contract/instant-response";
import { dryRunInstantResponse } from "@/lib/postings/dry-run-instant-response";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(dryRunInstantResponseEndpoint, dryRunInstantResponse);
