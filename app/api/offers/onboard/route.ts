import { onboardFromOfferEndpoint } from "@/lib/bidding/contract/offers";
import { onboardFromOffer } from "@/lib/bidding/onboard-from-offer";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(onboardFromOfferEndpoint, onboardFromOffer);
