import { updateTeamEndpoint } from "@/lib/directory/contract/teams";
import { updateTeam } from "@/lib/directory/update-team";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(updateTeamEndpoint, updateTeam);
