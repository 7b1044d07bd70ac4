import * as z from "zod";
import { CrossingError, RecommendCrossingsRequest } from "@/lib/border-crossings/schema/operations";
import { CrossingDoubt, RankedCrossing } from "@/lib/border-crossings/schema/ranking";
import { Restriction } from "@/lib/border-crossings/schema/restriction";
import { PossiblePlace } from "@/lib/vocabulary/lookup-error";
import { LookupTrailerRequirements } from "@/lib/vocabulary/lookup-stop";

export const RankCrossingsRequest = z.object({
  ...RecommendCrossingsRequest.shape,
  isHazmat: z.boolean().optional().meta({ description: "Whether the freight is hazardous. Unset is general freight." }),
});
export type RankCrossingsRequest = z.infer<typeof RankCrossingsRequest>;

const MatchedPlace = PossiblePlace.extend({
  runnerUp: PossiblePlace.optional().meta({ description: "The next likely place; absent where there is none." }),
}).meta({ id: "MatchedPlace", description: "A place as it was understood." });

const CrossingRanking = z
  .object({
    type: z.literal("DATA").meta({ description: "The route was understood." }),
    origin: MatchedPlace.meta({ description: "Where the leg across the border begins." }),
    destination: MatchedPlace.meta({ description: "Where it ends." }),
    trailerRequirements: LookupTrailerRequirements.optional().meta({ description: "As sent." }),
    crossings: z.array(RankedCrossing).meta({ description: "Every open crossing, best first; their shares sum to 1." }),
    restrictions: z.array(Restriction).meta({ description: "What leaves crossings out for this freight today." }),
    doubts: z
      .array(CrossingDoubt)
      .meta({ description: "What speaks against the crossing of a BORDER_CROSSING stop; empty where there is none." }),
  })
  .meta({ id: "CrossingRanking", description: "The crossings of a route, ranked." });

export const RankingResult = z
  .discriminatedUnion("type", [CrossingRanking, CrossingError])
  .meta({ id: "RankingResult", description: "The result of one route." });
export type RankingResult = z.infer<typeof RankingResult>;

export const RankCrossingsResponse = z.object({
  results: z.array(RankingResult).meta({ description: "One for each route, in their order." }),
});
export type RankCrossingsResponse = z.infer<typeof RankCrossingsResponse>;
