import { serve } from "@/lib/http/serve";
import { submitBidEndpoint } from "@/lib/postings/contract/carrier-side";
import { submitBid } from "@/lib/postings/submit-bid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(submitBidEndpoint, submitBid);
