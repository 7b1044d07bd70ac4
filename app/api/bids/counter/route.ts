import { counterBidEndpoint } from "@/lib/bidding/contract/bids";
import { counterBid } from "@/lib/bidding/counter-bid";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(counterBidEndpoint, counterBid);
