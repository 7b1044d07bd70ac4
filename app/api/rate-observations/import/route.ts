import { serve } from "@/lib/http/serve";
import { importObservationsEndpoint } from "@/lib/rates/contract/observations";
import { importObservations } from "@/lib/rates/import-observations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(importObservationsEndpoint, importObservations);
