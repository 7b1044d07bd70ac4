import { serve } from "@/lib/http/serve";
import { getLoadEndpoint } from "@/lib/loads/contract";
import { getLoad } from "@/lib/loads/get-load";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(getLoadEndpoint, getLoad);
