import { listTeamsEndpoint } from "@/lib/directory/contract/teams";
import { listTeams } from "@/lib/directory/list-directory";
import { serve } from "@/lib/http/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(listTeamsEndpoint, listTeams);
