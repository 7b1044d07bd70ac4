import * as z from "zod";
import { CrossingDoubt, RankedCrossing, Restriction } from "@/lib/border-crossings/schema/crossing";
import { itemOf } from "@/lib/core/batch";
import { warnings } from "@/lib/core/endpoint";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { crossingRoutesMax, lookupStopsMax } from "@/lib/vocabulary/limits.values";
import {
  LookupErrorDetails,
  LookupStop,
  LookupTrailerRequirements,
  lookupErrorCodes,
  PossiblePlace,
  stopsReason,
} from "@/lib/vocabulary/lookup-stop";

export const CrossingQuery = z
  .object({
    stops: z
      .array(LookupStop)
      .max(lookupStopsMax)
      .meta({ description: "In the order they are visited, at least two places." }),
    trailerRequirements: LookupTrailerRequirements.optional().meta({ description: "The trailer." }),
  })
  .meta({ id: "CrossingQuery", description: "A route to recommend crossings for." });
export type CrossingQuery = z.infer<typeof CrossingQuery>;

export const RecommendCrossingsRequest = z.object({
  requests: z
    .array(itemOf(CrossingQuery))
    .min(1)
    .max(crossingRoutesMax)
    .meta({ description: `1 to ${crossingRoutesMax} routes.` }),
  isHazmat: z.boolean().optional().meta({
    description: "Whether the freight of these routes is hazardous. Unset is general freight.",
  }),
});
export type RecommendCrossingsRequest = z.infer<typeof RecommendCrossingsRequest>;

const CrossingData = z
  .object({
    type: z.literal("DATA").meta({ description: "The route was understood." }),
    stops: z.array(LookupStop).meta({ description: "As sent, with coordinates." }),
    trailerRequirements: LookupTrailerRequirements.optional().meta({ description: "As sent." }),
    recommendedBorderCrossings: z
      .array(UsMxBorderCrossing)
      .meta({ description: "Best first; empty where no crossing is likely enough." }),
    warnings,
  })
  .meta({ id: "CrossingData", description: "The crossings recommended for a route." });

export const CrossingFault = z
  .object({
    code: z
      .enum([...lookupErrorCodes, "NOT_US_MX_CROSSING"])
      .meta({ description: "What is wrong with the route; the operation's text explains each." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
    reason: stopsReason,
    details: LookupErrorDetails.optional().meta({ description: "What helps to put it right." }),
  })
  .meta({ id: "CrossingFault", description: "Why a route has no answer." });

const CrossingError = z
  .object({
    type: z.literal("ERROR").meta({ description: "The route has no answer." }),
    error: CrossingFault.meta({ description: "Why there is none." }),
  })
  .meta({ id: "CrossingError", description: "A route without an answer. The others are answered all the same." });

export const CrossingResult = z
  .discriminatedUnion("type", [CrossingData, CrossingError])
  .meta({ id: "CrossingResult", description: "The result of one route." });
export type CrossingResult = z.infer<typeof CrossingResult>;

export const RecommendCrossingsResponse = z.object({
  results: z.array(CrossingResult).meta({ description: "One for each route, in their order." }),
});
export type RecommendCrossingsResponse = z.infer<typeof RecommendCrossingsResponse>;

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
