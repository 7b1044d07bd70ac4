import { serve } from "@/lib/http/serve";
import { summarizeObservationsEndpoint } from "@/lib/rates/contract/observations";
import { summarizeObservations } from "@/lib/rates/summarize-observations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(summarizeObservationsEndpoint, summarizeObservations);
