import { revokeBidEndpoint } from "@/lib/bidding/contract/bids";
import { revokeBid } from "@/lib/bidding/revoke-bid";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeBidEndpoint, revokeBid);
