import type { Freight } from "@/lib/border-crossings/rules/crossings";
import { type LaneEnd, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { crossingLeg } from "@/lib/border-crossings/rules/route-miles";
import type { RankedCrossing, Restriction } from "@/lib/border-crossings/schema/crossing";
import { CrossingQuery } from "@/lib/border-crossings/schema/operations";
import { type MarketPair, readOwnHistory } from "@/lib/border-crossings/store";
import { ItemError, settleEach } from "@/lib/core/batch";
import { readRequest } from "@/lib/core/read-request";
import { ambiguousStop, type LocatedStop, locateStops, refuseItem } from "@/lib/places/locate-stops";
import { marketAt } from "@/lib/places/rules/markets";
import type { FoundPlace } from "@/lib/places/schema";
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

/**
 * Ranks the crossings of each route on its own, the organization's own loads included; `freight` of today by default. A
 * route over whose first crossing the two readings of a contradictory place disagree is LOCATION_AMBIGUOUS.
 */
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
    const { query, stops, origin, destination, markets } = route;
    const isRefrigerated = query.trailerRequirements?.allowedTypes?.[0] === "REEFER";
    const ownHistory = histories.get(markets.join(" "));
    const rank = ([from, to]: [FoundPlace, FoundPlace]) =>
      rankCrossings({ origin: from, destination: to, isRefrigerated, freight: { day, ...freight }, ownHistory });
    const ranking = rank([origin, destination]);
    const isElsewhere = (leg: [FoundPlace, FoundPlace]) => rank(leg).ranked[0]?.id !== ranking.ranked[0]?.id;
    const [ambiguous] = stops.flatMap((stop, index) => {
      const leg = stop.nearby && crossingLeg(stops.flatMap((each) => (each === stop ? stop.nearby : each.place) ?? []));
      return leg && isElsewhere(leg) ? (ambiguousStop(stop, index) ?? []) : [];
    });
    return ambiguous ?? { ...route, ...ranking };
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

/** A leg that joins Mexico with the US or Canada. */
export type Leg = { origin: LaneEnd; destination: LaneEnd; isRefrigerated: boolean };

/** The crossings of legs that are known to cross, best first, as they are recommended for general freight of today. */
export async function rankLegs(ctx: Context, legs: readonly Leg[]): Promise<RankedCrossing[][]> {
  const market = (end: LaneEnd) => marketAt(end, end.countryCode)?.code ?? "";
  const pairs = legs.map(({ origin, destination }): [string, string] => [market(origin), market(destination)]);
  const histories = await readOwnHistory(ctx, pairs);
  const freight = { day: ctx.now.toISOString().slice(0, 10) };
  return legs.map((leg, at) => {
    const ownHistory = histories.get((pairs[at] ?? []).join(" "));
    return rankCrossings({ ...leg, freight, ownHistory }).ranked;
  });
}
