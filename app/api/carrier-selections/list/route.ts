import { listCarrierSelectionsEndpoint } from "@/lib/audit/contract";
import { listCarrierSelections } from "@/lib/audit/list-carrier-selections";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listCarrierSelectionsEndpoint, listCarrierSelections);
