import { serve } from "@/lib/http/serve";
import { rejectBidEndpoint } from "@/lib/postings/contract/broker-side";
import { rejectBid } from "@/lib/postings/reject-bid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rejectBidEndpoint, rejectBid);
