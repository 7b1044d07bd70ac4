import type { End } from "@/lib/border-crossings/rules/road-miles";
import { routeMiles } from "@/lib/border-crossings/rules/route-miles";
import type { RankedCrossing } from "@/lib/border-crossings/schema/crossing";
import type { Warning } from "@/lib/core/errors";
import { marketOf } from "@/lib/places/rules/markets";
import type { FoundPlace } from "@/lib/places/schema";
import { unusualMiles } from "@/lib/rates/rules/observations";
import type { LaneToPrice } from "@/lib/rates/rules/price-lane";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** A lane that was asked for, and the other lanes that may be answered beside it. */
export type LaneQuestion = LaneToPrice & {
  overOtherCrossings: LaneToPrice[];
  withOtherTrailers: LaneToPrice[];
  /** Their miles are asked of the roads only when one is priced. */
  betweenNeighbours: { lane: LaneToPrice["lane"]; price: () => LaneToPrice }[];
  warnings: Warning[];
};

/** A route as it was understood. */
export type Route = {
  places: FoundPlace[];
  origin: string;
  destination: string;
  crossing: UsMxBorderCrossing | undefined;
  trailers: readonly TrailerCategory[];
  miles: number | undefined;
  currencyCode: CurrencyCode;
  /** What of its places contradicts itself. */
  warnings: Warning[];
};

/** Crossings that hardly any truck of a lane would take are not worth a comparison. */
const otherCrossings = { probabilityMin: 0.03, most: 3 };

const tenth = (miles: number) => Math.round(miles * 10) / 10;

/** @param ranked the route's crossings, best first; none where it does not cross */
export function questionOf(route: Route, ranked: readonly RankedCrossing[]): LaneQuestion {
  const { places, origin, destination, currencyCode, miles } = route;
  const [trailerCategory = "DRY_VAN", ...furtherTrailers] = [...new Set(route.trailers)];
  const crossing = route.crossing ?? ranked[0]?.id;
  const ends = { originMarket: origin, destinationMarket: destination };
  const over = crossing && { usMxBorderCrossing: crossing };
  const lane = { ...ends, trailerCategory, currencyCode, ...over };
  const byRoad = tenth(routeMiles(places, crossing));
  // A haul within a town has what miles it has.
  const odd = byRoad < 1 ? undefined : unusualMiles(miles, byRoad);
  const milesSource = miles === undefined ? "ROADS" : "REQUEST";
  // What the caller knows better of the route is so on its variants as well.
  const known = (roads: number) => Math.max(1, tenth(roads + (miles ?? byRoad) - byRoad));
  const price = (changes: Partial<LaneToPrice["lane"]>, roads = byRoad): LaneToPrice => ({
    lane: { ...lane, ...changes },
    miles: known(roads),
    milesSource,
  });
  const others = ranked.filter(
    ({ id, probability }) => id !== crossing && probability >= otherCrossings.probabilityMin,
  );
  return {
    ...price({}),
    miles: miles ?? byRoad,
    warnings: [...route.warnings, ...(odd ? [{ path: "routeMiles", code: "unusual_miles", message: odd }] : [])],
    overOtherCrossings: others
      .slice(0, otherCrossings.most)
      .map(({ id }) => price({ usMxBorderCrossing: id }, routeMiles(places, id))),
    withOtherTrailers: furtherTrailers.map((trailer) => price({ trailerCategory: trailer })),
    betweenNeighbours: neighboursOf(places, ends).map(({ ends: near, places: between }) => ({
      lane: { ...lane, ...near },
      price: () => price(near, routeMiles(between, crossing)),
    })),
  };
}

type Ends = Pick<LaneToPrice["lane"], "originMarket" | "destinationMarket">;

/** The lanes from or to a neighbouring market; the other end stays. */
function neighboursOf(places: readonly End[], { originMarket, destinationMarket }: Ends) {
  const near = (code: string) =>
    (marketOf(code)?.expanded ?? [])
      .flatMap((neighbour) => marketOf(neighbour) ?? [])
      .filter(({ code: it }) => it !== code);
  const end = ({ centroid, countryCode }: ReturnType<typeof near>[number]): End => ({ ...centroid, countryCode });
  return [
    ...near(originMarket).map((market) => ({
      ends: { originMarket: market.code, destinationMarket },
      places: [end(market), ...places.slice(1)],
    })),
    ...near(destinationMarket).map((market) => ({
      ends: { originMarket, destinationMarket: market.code },
      places: [...places.slice(0, -1), end(market)],
    })),
  ].filter(({ ends }) => ends.originMarket !== ends.destinationMarket || originMarket === destinationMarket);
}

/** What two questions have in common that have the same answer. */
export function questionKey({ lane, miles, withOtherTrailers }: LaneQuestion): string {
  const trailers = [lane, ...withOtherTrailers.map(({ lane: other }) => other)].map(
    ({ trailerCategory }) => trailerCategory,
  );
  const { originMarket, destinationMarket, usMxBorderCrossing, currencyCode } = lane;
  return [currencyCode, originMarket, destinationMarket, usMxBorderCrossing ?? "-", miles, ...trailers].join(" ");
}
