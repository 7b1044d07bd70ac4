import { serve } from "@/lib/http/serve";
import { checkLoadCarrier } from "@/lib/loads/check-load-carrier";
import { checkCarrierEndpoint } from "@/lib/loads/contract/load-carriers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(checkCarrierEndpoint, checkLoadCarrier);
