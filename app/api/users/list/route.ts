import { listUsersEndpoint } from "@/lib/directory/contract/users";
import { listUsers } from "@/lib/directory/list-users";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listUsersEndpoint, listUsers);
