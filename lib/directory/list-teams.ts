import { pageSizeDefault } from "@/lib/core/pagination";
import type { ListTeamsRequest, ListTeamsResponse } from "@/lib/directory/schema/team";
import { listTeamPage } from "@/lib/directory/store/teams";
import type { Context } from "@/lib/server/context";

/** The teams of the organization by name. */
export const listTeams = (ctx: Context, { limit, cursor }: ListTeamsRequest): Promise<ListTeamsResponse> =>
  listTeamPage(ctx, limit ?? pageSizeDefault, cursor);
