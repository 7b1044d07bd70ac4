import { serve } from "@/lib/http/serve";
import { unblockCarrierEndpoint } from "@/lib/loads/contract/load-carriers";
import { unblockLoadCarrier } from "@/lib/loads/unblock-load-carrier";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(unblockCarrierEndpoint, unblockLoadCarrier);
