import { rejectBidEndpoint } from "@/lib/bidding/contract/bids";
import { rejectBid } from "@/lib/bidding/reject-bid";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rejectBidEndpoint, rejectBid);
