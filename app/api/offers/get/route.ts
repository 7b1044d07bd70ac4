import { serve } from "@/lib/http/serve";
import { getOfferEndpoint } from "@/lib/postings/contract/carrier-side";
import { getOffer } from "@/lib/postings/get-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getOfferEndpoint, getOffer);
