import { serve } from "@/lib/http/serve";
import { offerLinkEndpoint } from "@/lib/postings/contract/postings";
import { createOfferLink } from "@/lib/postings/create-offer-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(offerLinkEndpoint, createOfferLink);
