import { serve } from "@/lib/http/serve";
import { revokeCounterEndpoint } from "@/lib/postings/contract/broker-side";
import { revokeCounter } from "@/lib/postings/revoke-counter";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeCounterEndpoint, revokeCounter);
