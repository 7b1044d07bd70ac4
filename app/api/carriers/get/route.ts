import { getCarrierEndpoint } from "@/lib/carriers/contract/carriers";
import { getCarrier } from "@/lib/carriers/get-carrier";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getCarrierEndpoint, getCarrier);
