import { serve } from "@/lib/http/serve";
import { listBidsEndpoint } from "@/lib/postings/contract/broker-side";
import { listBids } from "@/lib/postings/list-bids";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listBidsEndpoint, listBids);
