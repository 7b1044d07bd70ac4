import { acceptCounter } from "@/lib/bidding/accept-counter";
import { acceptCounterEndpoint } from "@/lib/bidding/contract/bids";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(acceptCounterEndpoint, acceptCounter);
