import { verifySelectionsEndpoint } from "@/lib/audit/contract";
import { verifyCarrierSelections } from "@/lib/audit/verify-carrier-selections";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(verifySelectionsEndpoint, verifyCarrierSelections);
