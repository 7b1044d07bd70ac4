import { verifySelectionsEndpoint } from "@/lib/carrier-selection/contract";
import { verifyCarrierSelections } from "@/lib/carrier-selection/verify-carrier-selections";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(verifySelectionsEndpoint, verifyCarrierSelections);
