import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { ListDirectoryChangesRequest, ListDirectoryChangesResponse } from "@/lib/directory/schema/history";
import type { ListTeamsRequest, ListTeamsResponse } from "@/lib/directory/schema/team";
import type { ListUsersRequest, ListUsersResponse } from "@/lib/directory/schema/user";
import { listChanges } from "@/lib/directory/store/changes";
import { listTeamPage } from "@/lib/directory/store/teams";
import { listUserPage } from "@/lib/directory/store/users";
import type { Context } from "@/lib/server/context";
import { requireRole } from "@/lib/server/context";

/** The users of the organization by name, those deactivated among them. */
export const listUsers = (ctx: Context, { limit, cursor }: ListUsersRequest): Promise<ListUsersResponse> =>
  listUserPage(ctx, limit ?? pageSizeDefault, cursor);

/** The teams of the organization by name. */
export const listTeams = (ctx: Context, { limit, cursor }: ListTeamsRequest): Promise<ListTeamsResponse> =>
  listTeamPage(ctx, limit ?? pageSizeDefault, cursor);

/** Who changed users and teams, newest first. */
export async function listDirectoryChanges(
  ctx: Context,
  { limit = pageSizeDefault, cursor }: ListDirectoryChangesRequest,
): Promise<ListDirectoryChangesResponse> {
  requireRole(ctx, "ADMIN");
  return listChanges(ctx, limit, cursor);
}
