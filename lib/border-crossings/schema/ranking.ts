import * as z from "zod";
import { Restriction } from "@/lib/border-crossings/schema/restriction";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** Why a crossing stands where it stands; the portal words it. */
export const RankingReason = z
  .enum(["OWN_HISTORY", "TOWN_AT_CROSSING", "SHORTEST", "SMALL_DETOUR", "USED_BETWEEN_STATES", "BUSY", "PRODUCE"])
  .meta({ id: "RankingReason", description: "Why a crossing stands where it stands." });
export type RankingReason = z.infer<typeof RankingReason>;

/** A crossing as a lane's trucks would choose it. */
export const RankedCrossing = z
  .object({
    id: UsMxBorderCrossing.meta({ description: "The crossing." }),
    probability: z.number().meta({ description: "Share of trucks that choose it, 0 to 1." }),
    isListed: z.boolean().meta({ description: "Whether it is recommended." }),
    milesUs: z.number().meta({ description: "Road miles in the US and Canada." }),
    milesMx: z.number().meta({ description: "Road miles in Mexico." }),
    detourMiles: z.number().meta({ description: "More road miles than over the shortest crossing." }),
    publicShare: z.number().optional().meta({
      description: "Share of its port in what BTS counted between the two states; absent where nothing was.",
    }),
    ownLoads: z.int().meta({ description: "Your own loads between the two markets that used it." }),
    reasons: z
      .array(RankingReason)
      .meta({ description: "Why it stands there; none where hardly any truck chooses it." }),
  })
  .meta({ id: "RankedCrossing", description: "A crossing as the trucks of a route would choose it." });
export type RankedCrossing = z.infer<typeof RankedCrossing>;

/** What speaks against a crossing that somebody chose. It is said, never refused. */
export const CrossingDoubt = z
  .discriminatedUnion("code", [
    z
      .object({
        code: z.literal("RESTRICTED").meta({ description: "It is reported not to take this freight." }),
        restriction: Restriction.meta({ description: "What is reported, when and by whom." }),
      })
      .meta({ id: "RestrictedDoubt", description: "The crossing is reported not to take this freight." }),
    z
      .object({
        code: z.literal("FAR_DETOUR").meta({ description: "100 miles or more longer than the shortest." }),
        detourMiles: z.number().meta({ description: "More road miles than over the shortest crossing." }),
      })
      .meta({ id: "FarDetourDoubt", description: "The crossing is a far detour." }),
    z
      .object({
        code: z.literal("UNLIKELY").meta({ description: "Fewer than 1 of 100 trucks choose it." }),
        probability: z.number().meta({ description: "Share of trucks that choose it, 0 to 1." }),
      })
      .meta({ id: "UnlikelyDoubt", description: "Hardly any truck chooses the crossing." }),
  ])
  .meta({ id: "CrossingDoubt", description: "What speaks against a crossing that was chosen." });
export type CrossingDoubt = z.infer<typeof CrossingDoubt>;
