import { resolveConflictEndpoint } from "@/lib/carriers/contract/conflicts";
import { resolveConflict } from "@/lib/carriers/resolve-conflict";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(resolveConflictEndpoint, resolveConflict);
