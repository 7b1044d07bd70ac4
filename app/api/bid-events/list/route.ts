import { listBidEventsEndpoint } from "@/lib/bidding/contract/bid-events";
import { listBidEvents } from "@/lib/bidding/list-bid-events";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listBidEventsEndpoint, listBidEvents);
