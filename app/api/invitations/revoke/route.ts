import { revokeInvitationEndpoint } from "@/lib/directory/contract/users";
import { revokeInvitation } from "@/lib/directory/revoke-invitation";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(revokeInvitationEndpoint, revokeInvitation);
