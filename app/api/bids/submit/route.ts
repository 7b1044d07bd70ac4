import { submitBidEndpoint } from "@/lib/bidding/contract/bids";
import { submitBid } from "@/lib/bidding/submit-bid";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(submitBidEndpoint, submitBid);
