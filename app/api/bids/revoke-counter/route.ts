import { revokeCounterEndpoint } from "@/lib/bidding/contract/bids";
import { revokeCounter } from "@/lib/bidding/revoke-counter";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeCounterEndpoint, revokeCounter);
