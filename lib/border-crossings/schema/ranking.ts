import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Why a crossing stands where it stands; the portal words it. */
export const RankingReason = z.enum([
  "OWN_HISTORY",
  "TOWN_AT_CROSSING",
  "SHORTEST",
  "SMALL_DETOUR",
  "USED_BETWEEN_STATES",
  "BUSY",
  "PRODUCE",
]);
export type RankingReason = z.infer<typeof RankingReason>;

/** A crossing as a lane's trucks would choose it. */
export const RankedCrossing = z.object({
  id: UsMxBorderCrossing,
  /** Share of trucks that choose it, 0 to 1. */
  probability: z.number(),
  /** Whether it is recommended. */
  isListed: z.boolean(),
  /** Road miles on the side of the US and Canada, and in Mexico. */
  milesUs: z.number(),
  milesMx: z.number(),
  /** More than over the shortest crossing. */
  detourMiles: z.number(),
  /** Share of the port in what BTS counted between the two states; absent where nothing was. */
  publicShare: z.number().optional(),
  /** The organization's own loads between the two markets that used it. */
  ownLoads: z.int(),
  reasons: z.array(RankingReason),
});
export type RankedCrossing = z.infer<typeof RankedCrossing>;
