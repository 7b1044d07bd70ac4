import { reviewManyEndpoint } from "@/lib/carriers/contract/relationships";
import { reviewManyRelationships } from "@/lib/carriers/review-relationship";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(reviewManyEndpoint, reviewManyRelationships);
