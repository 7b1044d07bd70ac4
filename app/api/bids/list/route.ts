import { listBidsEndpoint } from "@/lib/bidding/contract/bids";
import { listBids } from "@/lib/bidding/list-bids";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listBidsEndpoint, listBids);
