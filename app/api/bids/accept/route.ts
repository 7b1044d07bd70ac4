import { serve } from "@/lib/http/serve";
import { acceptBid } from "@/lib/postings/accept-bid";
import { acceptBidEndpoint } from "@/lib/postings/contract/broker-side";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(acceptBidEndpoint, acceptBid);
