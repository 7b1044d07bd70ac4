import { serve } from "@/lib/http/serve";
import { blockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { blockCarrierEndpoint } from "@/lib/loads/contract/load-carriers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(blockCarrierEndpoint, blockLoadCarrier);
