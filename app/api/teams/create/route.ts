import { createTeamEndpoint } from "@/lib/directory/contract/teams";
import { createTeam } from "@/lib/directory/create-team";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(createTeamEndpoint, createTeam);
