import { serve } from "@/lib/http/serve";
import { acceptCounter } from "@/lib/postings/accept-counter";
import { acceptCounterEndpoint } from "@/lib/postings/contract/carrier-side";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(acceptCounterEndpoint, acceptCounter);
