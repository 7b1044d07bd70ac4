import { saveCarrierPolicyEndpoint } from "@/lib/carriers/contract/conflicts";
import { saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(saveCarrierPolicyEndpoint, saveCarrierPolicy);
