import { updateUserEndpoint } from "@/lib/directory/contract/users";
import { updateUser } from "@/lib/directory/update-user";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(updateUserEndpoint, updateUser);
