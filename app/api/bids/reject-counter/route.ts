import { serve } from "@/lib/http/serve";
import { rejectCounterEndpoint } from "@/lib/postings/contract/carrier-side";
import { rejectCounter } from "@/lib/postings/reject-counter";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(rejectCounterEndpoint, rejectCounter);
