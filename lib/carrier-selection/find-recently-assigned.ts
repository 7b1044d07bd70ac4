import { readRecentlyAssigned } from "@/lib/carrier-selection/store";
import type { Context } from "@/lib/server/context";

/** Our ids of the loads that got a carrier since then; of the latest `max` assignments. */
export const findRecentlyAssigned = (ctx: Context, { from, max }: { from: Date; max: number }): Promise<string[]> =>
  readRecentlyAssigned(ctx, from, max);
