import { pageSizeDefault } from "@/lib/core/pagination";
import type { ListUsersRequest, ListUsersResponse } from "@/lib/directory/schema/user";
import { listUserPage } from "@/lib/directory/store/users";
import type { Context } from "@/lib/server/context";

/** The users of the organization by name, those deactivated among them. */
export const listUsers = (ctx: Context, { limit, cursor }: ListUsersRequest): Promise<ListUsersResponse> =>
  listUserPage(ctx, limit ?? pageSizeDefault, cursor);
