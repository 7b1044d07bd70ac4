import { serve } from "@/lib/http/serve";
import { reassignLoadsEndpoint } from "@/lib/loads/contract/owner-endpoints";
import { reassignLoads } from "@/lib/loads/reassign-loads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(reassignLoadsEndpoint, reassignLoads);
