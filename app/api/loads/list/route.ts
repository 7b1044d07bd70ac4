import { serve } from "@/lib/http/serve";
import { listLoadsEndpoint } from "@/lib/loads/contract";
import { listLoads } from "@/lib/loads/list-loads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listLoadsEndpoint, listLoads);
