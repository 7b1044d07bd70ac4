import { type RankedRoute, rankRoutes } from "@/lib/border-crossings/rank-routes";
import { ItemError } from "@/lib/core/batch";
import { type Freight, getFreights } from "@/lib/loads/get-freight";
import { crossingRoute, isHazardous, presentCrossing } from "@/lib/loads/rules/crossing-route";
import type {
  RecommendedLoadCrossing,
  RecommendLoadCrossingsRequest,
  RecommendLoadCrossingsResponse,
} from "@/lib/loads/schema/load-crossings";
import type { Context } from "@/lib/server/context";

/** The crossing that most trucks take, for each of the organization's loads; each is answered on its own. */
export async function recommendLoadCrossings(
  ctx: Context,
  { ids }: RecommendLoadCrossingsRequest,
): Promise<RecommendLoadCrossingsResponse> {
  const freights = [...(await getFreights(ctx, ids)).values()];
  const results = new Map<string, RecommendedLoadCrossing>();
  for (const isHazmat of [false, true]) {
    const alike = freights.filter(({ document }) => isHazardous(document) === isHazmat);
    const requests = alike.map(({ document }) => crossingRoute(document));
    const routes = await rankRoutes(ctx, requests, { isHazmat });
    for (const [index, freight] of alike.entries()) results.set(freight.id, answerOf(freight, routes[index]));
  }
  return { results: ids.map((id) => results.get(id) ?? { id, reason: "NOT_FOUND" }) };
}

function answerOf(
  { id, externalId, document }: Freight,
  route: RankedRoute | ItemError | undefined,
): RecommendedLoadCrossing {
  const present = presentCrossing(document);
  const load = { id, externalId, ...(present && { present }) };
  if (!route || route instanceof ItemError) {
    const isOneSide = route?.code === "NOT_US_MX_CROSSING";
    return { ...load, reason: isOneSide ? "NOT_CROSSING" : "PLACES_UNCLEAR" };
  }
  const best = route.ranked.find(({ isListed }) => isListed);
  return best ? { ...load, recommended: best.id, share: best.probability } : { ...load, reason: "NONE_LIKELY" };
}
