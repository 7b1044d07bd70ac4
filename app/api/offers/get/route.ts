import { getOfferEndpoint } from "@/lib/bidding/contract/offers";
import { getOffer } from "@/lib/bidding/get-offer";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getOfferEndpoint, getOffer);
