import { upsertRelationshipsEndpoint } from "@/lib/carriers/contract/relationships";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(upsertRelationshipsEndpoint, upsertRelationships);
