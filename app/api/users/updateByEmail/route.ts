import { updateUsersByEmailEndpoint } from "@/lib/directory/contract/mapping";
import { mapUsers } from "@/lib/directory/map-users";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(updateUsersByEmailEndpoint, mapUsers);
