import { listCarrierChangesEndpoint } from "@/lib/carriers/contract/carriers";
import { listCarrierChanges } from "@/lib/carriers/get-carrier";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listCarrierChangesEndpoint, listCarrierChanges);
