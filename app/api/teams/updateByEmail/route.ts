import { mapTeams } from "@/lib/directory/apply-mapping";
import { updateTeamsByEmailEndpoint } from "@/lib/directory/contract/mapping";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(updateTeamsByEmailEndpoint, mapTeams);
