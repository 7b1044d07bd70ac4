import { reviewRelationshipEndpoint } from "@/lib/carriers/contract/relationships";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(reviewRelationshipEndpoint, reviewRelationship);
