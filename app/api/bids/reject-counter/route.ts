import { rejectCounterEndpoint } from "@/lib/bidding/contract/bids";
import { rejectCounter } from "@/lib/bidding/reject-counter";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rejectCounterEndpoint, rejectCounter);
