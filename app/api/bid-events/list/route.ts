import { listBidEventsEndpoint } from "@/lib/bids/contract";
import { listBidEvents } from "@/lib/bids/list-bid-events";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listBidEventsEndpoint, listBidEvents);
