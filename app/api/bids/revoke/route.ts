import { serve } from "@/lib/http/serve";
import { revokeBidEndpoint } from "@/lib/postings/contract/carrier-side";
import { revokeBid } from "@/lib/postings/revoke-bid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeBidEndpoint, revokeBid);
