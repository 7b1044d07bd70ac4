import { serve } from "@/lib/http/serve";
import { usageStatementEndpoint } from "@/lib/usage/contract";
import { listUsage } from "@/lib/usage/list-usage";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(usageStatementEndpoint, listUsage);
