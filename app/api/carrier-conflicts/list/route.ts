import { listConflictsEndpoint } from "@/lib/carriers/contract/conflicts";
import { listConflicts } from "@/lib/carriers/resolve-conflict";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listConflictsEndpoint, listConflicts);
