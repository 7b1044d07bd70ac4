import { searchCarriersEndpoint } from "@/lib/carriers/contract/carriers";
import { searchCarriers } from "@/lib/carriers/search-carriers";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(searchCarriersEndpoint, searchCarriers);
