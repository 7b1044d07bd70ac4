import { importCarriersEndpoint } from "@/lib/carriers/contract/carriers";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(importCarriersEndpoint, importCarriers);
