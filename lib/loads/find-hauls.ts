import { readHaulersOfLane, readHaulsOfCarriers } from "@/lib/loads/store/hauls";
import type { Context } from "@/lib/server/context";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/** The carriers that hauled other loads between the same two places, with how many and when last. */
export const findHaulersOfLane = (ctx: Context, loadId: string) => readHaulersOfLane(ctx, loadId);

type Wanted = { carrierIds: readonly string[]; trailerTypes: readonly TrailerType[] };

/** What each of these carriers hauled for the organization last; those that hauled nothing are left out. */
export const findHaulsOfCarriers = (ctx: Context, { carrierIds, trailerTypes }: Wanted) =>
  carrierIds.length === 0 ? Promise.resolve([]) : readHaulsOfCarriers(ctx, carrierIds, trailerTypes);
