import { rankRoutes } from "@/lib/border-crossings/rank-routes";
import {
  CrossingFault,
  type CrossingResult,
  type RecommendCrossingsRequest,
  type RecommendCrossingsResponse,
} from "@/lib/border-crossings/schema/operations";
import { ItemError } from "@/lib/core/batch";
import { placeWarnings } from "@/lib/places/locate-stops";
import type { Context } from "@/lib/server/context";

/** Crossings that are recommended, best first. Every route is answered on its own. */
export async function recommendCrossings(
  ctx: Context,
  { requests, isHazmat }: RecommendCrossingsRequest,
): Promise<RecommendCrossingsResponse> {
  const routes = await rankRoutes(ctx, requests, { isHazmat });
  const results = routes.map((route): CrossingResult => {
    if (route instanceof ItemError) return { type: "ERROR", error: faultOf(route) };
    const { query, stops, ranked } = route;
    const warnings = placeWarnings(stops);
    return {
      type: "DATA",
      stops: stops.map(({ stop }) => stop),
      ...(query.trailerRequirements && { trailerRequirements: query.trailerRequirements }),
      recommendedBorderCrossings: ranked.filter(({ isListed }) => isListed).map(({ id }) => id),
      ...(warnings.length > 0 && { warnings }),
    };
  });
  return { results };
}

/** A code that the contract does not know would be a bug, and fails the call. */
const faultOf = ({ code, message, reason, details }: ItemError) =>
  CrossingFault.parse({ code, message, reason, details });
