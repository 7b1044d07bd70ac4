import { type RankedRoute, rankRoutes } from "@/lib/border-crossings/rank-routes";
import { checkCrossing } from "@/lib/border-crossings/rules/rank-crossings";
import {
  CrossingFault,
  type RankCrossingsResponse,
  type RankingResult,
} from "@/lib/border-crossings/schema/operations";
import { ItemError } from "@/lib/core/batch";
import type { FoundPlace } from "@/lib/places/schema";
import type { Context } from "@/lib/server/context";

type Asked = { requests: readonly unknown[]; isHazmat?: boolean | undefined };

/** Every crossing of each route with what speaks for it, and what speaks against the one that was chosen. */
export async function rankCrossings(ctx: Context, { requests, isHazmat }: Asked): Promise<RankCrossingsResponse> {
  const routes = await rankRoutes(ctx, requests, { isHazmat });
  return {
    results: routes.map((route): RankingResult => {
      if (!(route instanceof ItemError)) return rankingOf(route);
      const { code, message, reason, details } = route;
      return { type: "ERROR", error: CrossingFault.parse({ code, message, reason, details }) };
    }),
  };
}

const publicPlace = ({ postalCode: _, timezone: __, ...place }: FoundPlace) => place;

function rankingOf({ query, origin, destination, ranked, restrictions }: RankedRoute): RankingResult {
  const chosen = query.stops.find(({ type }) => type === "BORDER_CROSSING")?.usMxBorderCrossing;
  return {
    type: "DATA",
    origin: publicPlace(origin),
    destination: publicPlace(destination),
    ...(query.trailerRequirements && { trailerRequirements: query.trailerRequirements }),
    crossings: ranked,
    restrictions,
    doubts: chosen ? checkCrossing(chosen, { ranked, restrictions }) : [],
  };
}
