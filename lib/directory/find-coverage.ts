import { readCoverage } from "@/lib/directory/store/coverage";
import type { Context } from "@/lib/server/context";

/** By which of the TMS's ids a user, its teams and their members own loads. */
export type UserCoverage = { externalId: string | null; teamIds: string[]; mateIds: string[] };

export const findCoverage = (ctx: Context, userId: string): Promise<UserCoverage> => readCoverage(ctx, userId);
