import { crossesBorder, type LaneEnd, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import {
  CrossingFault,
  CrossingQuery,
  type CrossingResult,
  type RecommendCrossingsResponse,
} from "@/lib/border-crossings/schema/operations";
import { type MarketPair, readOwnHistory } from "@/lib/border-crossings/store";
import { ItemError, settleEach } from "@/lib/core/batch";
import { readRequest } from "@/lib/core/read-request";
import { type LocatedStop, locateStops, refuseItem } from "@/lib/places/locate-stops";
import { marketAt } from "@/lib/places/rules/markets";
import type { Context } from "@/lib/server/context";

type Route = { query: CrossingQuery; stops: LocatedStop[]; origin: LaneEnd; destination: LaneEnd; markets: MarketPair };

/** Crossings for general freight: a lookup does not tell hazardous materials. Every route is answered on its own. */
export async function recommendCrossings(
  ctx: Context,
  { requests }: { requests: readonly unknown[] },
): Promise<RecommendCrossingsResponse> {
  const routes = settleEach(requests, readRoute);
  const pairs = routes.flatMap((route) => (route instanceof ItemError ? [] : [route.markets]));
  const histories = await readOwnHistory(ctx, pairs);
  const day = ctx.now.toISOString().slice(0, 10);
  const results = routes.map((route): CrossingResult => {
    if (route instanceof ItemError) return { type: "ERROR", error: faultOf(route) };
    const { query, stops, origin, destination, markets } = route;
    const { ranked } = rankCrossings({
      origin,
      destination,
      isRefrigerated: query.trailerRequirements?.allowedTypes?.[0] === "REEFER",
      freight: { day },
      ownHistory: histories.get(markets.join(" ")),
    });
    return {
      type: "DATA",
      stops: stops.map(({ stop }) => stop),
      ...(query.trailerRequirements && { trailerRequirements: query.trailerRequirements }),
      recommendedBorderCrossings: ranked.filter(({ isListed }) => isListed).map(({ id }) => id),
    };
  });
  return { results };
}

/** @throws ItemError with the codes of the two lookups, and NOT_US_MX_CROSSING */
function readRoute(raw: unknown): Route {
  const reading = readRequest(CrossingQuery, raw);
  if (!reading.ok) throw refuseItem(reading.issues);
  const stops = locateStops(reading.value.stops);
  const [origin, destination] = crossingLeg(stops);
  const [from, to] = [origin, destination].map((end) => marketAt(end, end.countryCode)?.code ?? "");
  return { query: reading.value, stops, origin, destination, markets: [from ?? "", to ?? ""] };
}

/** The first leg between Mexico and the US or Canada; border crossings among the stops do not count. */
function crossingLeg(stops: readonly LocatedStop[]): [LaneEnd, LaneEnd] {
  const places = stops.flatMap(({ place }) => place ?? []);
  for (const [index, destination] of places.entries()) {
    const origin = places[index - 1];
    if (origin && crossesBorder(origin, destination)) return [origin, destination];
  }
  throw new ItemError({
    code: "NOT_US_MX_CROSSING",
    message: "No leg of the route joins Mexico with the US or Canada.",
  });
}

/** A code that the contract does not know would be a bug, and fails the call. */
const faultOf = ({ code, message, details }: ItemError) => CrossingFault.parse({ code, message, details });
