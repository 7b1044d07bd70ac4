import { createRelationshipEndpoint } from "@/lib/carriers/contract/relationships";
import { createRelationship } from "@/lib/carriers/create-relationship";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(createRelationshipEndpoint, createRelationship);
