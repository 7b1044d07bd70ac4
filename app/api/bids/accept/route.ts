import { acceptBid } from "@/lib/bidding/accept-bid";
import { acceptBidEndpoint } from "@/lib/bidding/contract/bids";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(acceptBidEndpoint, acceptBid);
