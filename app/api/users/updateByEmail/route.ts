import { mapUsers } from "@/lib/directory/apply-mapping";
import { updateUsersByEmailEndpoint } from "@/lib/directory/contract/mapping";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(updateUsersByEmailEndpoint, mapUsers);
