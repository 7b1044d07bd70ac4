import { serve } from "@/lib/http/serve";
import { countLoadsByOwnerEndpoint } from "@/lib/loads/contract/owner-endpoints";
import { countLoadsByOwner } from "@/lib/loads/count-loads-by-owner";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(countLoadsByOwnerEndpoint, countLoadsByOwner);
