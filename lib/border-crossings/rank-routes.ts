import { crossingLeg } from "@/lib/border-crossings/rules/crossing-leg";
import { rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import type { Freight } from "@/lib/border-crossings/rules/restrictions";
import { CrossingQuery } from "@/lib/border-crossings/schema/operations";
import type { RankedCrossing } from "@/lib/border-crossings/schema/ranking";
import type { Restriction } from "@/lib/border-crossings/schema/restriction";
import { type MarketPair, readOwnHistory } from "@/lib/border-crossings/store";
import { ItemError, settleEach } from "@/lib/core/batch";
import { readRequest } from "@/lib/core/read-request";
import { type LocatedStop, locateStops, refuseItem } from "@/lib/places/locate-stops";
import { marketAt } from "@/lib/places/rules/markets";
import type { FoundPlace } from "@/lib/places/schema/found-place";
import type { Context } from "@/lib/server/context";

/** A route as it was understood, its leg across the border, and all crossings as its trucks would choose them. */
export type RankedRoute = {
  query: CrossingQuery;
  stops: LocatedStop[];
  origin: FoundPlace;
  destination: FoundPlace;
  markets: MarketPair;
  ranked: RankedCrossing[];
  /** Crossings that are left out for this freight, with date and source. */
  restrictions: Restriction[];
};
type Route = Omit<RankedRoute, "ranked" | "restrictions">;

/** Ranks the crossings of each route on its own, the organization's own loads included; `freight` of today by default. */
export async function rankRoutes(
  ctx: Context,
  requests: readonly unknown[],
  freight: Partial<Freight> = {},
): Promise<(RankedRoute | ItemError)[]> {
  const routes = settleEach(requests, readRoute);
  const lanes = routes.flatMap((route) => (route instanceof ItemError ? [] : [route.markets]));
  const histories = await readOwnHistory(ctx, lanes);
  const day = ctx.now.toISOString().slice(0, 10);
  return routes.map((route) => {
    if (route instanceof ItemError) return route;
    const { query, origin, destination, markets } = route;
    const isRefrigerated = query.trailerRequirements?.allowedTypes?.[0] === "REEFER";
    const ownHistory = histories.get(markets.join(" "));
    const lane = { origin, destination, isRefrigerated, freight: { day, ...freight }, ownHistory };
    return { ...route, ...rankCrossings(lane) };
  });
}

const doesNotCross = {
  code: "NOT_US_MX_CROSSING",
  message: "No leg of the route joins Mexico with the US or Canada.",
};

/** @throws ItemError with the codes of the two lookups, and NOT_US_MX_CROSSING */
function readRoute(raw: unknown): Route {
  const reading = readRequest(CrossingQuery, raw);
  if (!reading.ok) throw refuseItem(reading.issues);
  const stops = locateStops(reading.value.stops);
  // Border crossings among the stops have no place and do not count.
  const leg = crossingLeg(stops.flatMap(({ place }) => place ?? []));
  if (!leg) throw new ItemError(doesNotCross);
  const [origin, destination] = leg;
  const market = (end: FoundPlace) => marketAt(end, end.countryCode)?.code ?? "";
  return { query: reading.value, stops, origin, destination, markets: [market(origin), market(destination)] };
}
