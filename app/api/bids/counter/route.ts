import { serve } from "@/lib/http/serve";
import { counterBidEndpoint } from "@/lib/postings/contract/broker-side";
import { counterBid } from "@/lib/postings/counter-bid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(counterBidEndpoint, counterBid);
