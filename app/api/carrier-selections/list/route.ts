import { listCarrierSelectionsEndpoint } from "@/lib/carrier-selection/contract";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listCarrierSelectionsEndpoint, listCarrierSelections);
