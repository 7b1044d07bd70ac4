import { listInvitationsEndpoint } from "@/lib/directory/contract/users";
import { listInvitations } from "@/lib/directory/revoke-invitation";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listInvitationsEndpoint, listInvitations);
