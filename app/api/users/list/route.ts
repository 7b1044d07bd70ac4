import { listUsersEndpoint } from "@/lib/directory/contract/users";
import { listUsers } from "@/lib/directory/list-directory";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listUsersEndpoint, listUsers);
