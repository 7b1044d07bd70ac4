import { inviteUserEndpoint } from "@/lib/directory/contract/users";
import { inviteUser } from "@/lib/directory/invite-user";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(inviteUserEndpoint, inviteUser);
