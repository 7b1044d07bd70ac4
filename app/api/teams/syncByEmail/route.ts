import { syncTeamsByEmailEndpoint } from "@/lib/directory/contract/mapping";
import { mapTeams } from "@/lib/directory/map-teams";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(syncTeamsByEmailEndpoint, mapTeams);
