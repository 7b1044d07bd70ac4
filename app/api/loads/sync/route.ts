import { serve } from "@/lib/http/serve";
import { syncLoadEndpoint } from "@/lib/loads/contract";
import { syncLoad } from "@/lib/loads/sync-load";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(syncLoadEndpoint, syncLoad);
