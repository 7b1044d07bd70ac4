import { listRelationshipsEndpoint } from "@/lib/carriers/contract/relationships";
import { listRelationships } from "@/lib/carriers/search-carriers";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listRelationshipsEndpoint, listRelationships);
