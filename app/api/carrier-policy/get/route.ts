import { getCarrierPolicyEndpoint } from "@/lib/carriers/contract/conflicts";
import { getCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getCarrierPolicyEndpoint, getCarrierPolicy);
