import { serve } from "@/lib/http/serve";
import { loadHistoryEndpoint } from "@/lib/loads/contract";
import { listLoadChanges } from "@/lib/loads/list-load-changes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(loadHistoryEndpoint, listLoadChanges);
