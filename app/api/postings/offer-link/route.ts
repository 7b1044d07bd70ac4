import { offerLinkEndpoint } from "@/lib/bidding/contract/postings";
import { createOfferLink } from "@/lib/bidding/create-offer-link";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(offerLinkEndpoint, createOfferLink);
