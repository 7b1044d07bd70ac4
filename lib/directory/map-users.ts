import type * as z from "zod";
import { applyMapping } from "@/lib/directory/apply-mapping";
import type { MapUsersRequest } from "@/lib/directory/schema/match";
import type { Context } from "@/lib/server/context";

/** Matches users by e-mail and gives each the externalId sent with it. */
export const mapUsers = (ctx: Context, { users }: z.output<typeof MapUsersRequest>) => applyMapping(ctx, "USER", users);
