import { serve } from "@/lib/http/serve";
import { onboardFromOfferEndpoint } from "@/lib/postings/contract/carrier-side";
import { onboardFromOffer } from "@/lib/postings/onboard-from-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(onboardFromOfferEndpoint, onboardFromOffer);
