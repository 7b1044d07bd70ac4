import { crossesBorder, type LaneEnd, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { routeMiles } from "@/lib/border-crossings/rules/route-miles";
import { findPlace } from "@/lib/places/find-place";
import { confidenceMin } from "@/lib/places/rules/locate";
import { type Market, marketAt, markets } from "@/lib/places/rules/markets";
import { unusualMiles } from "@/lib/rates/rules/observations";
import type { ObservationLane, ObservationProblem, ObservationRow } from "@/lib/rates/schema/observation-import";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";

type Ends = { origin: LaneEnd; destination: LaneEnd; isRefrigerated: boolean; day: string };
type Located = { end: LaneEnd; market: Market } | { code: string; message: string };
type Lane = { from: Located; to: Located; crossing?: UsMxBorderCrossing; miles: number; crosses: boolean };

export type SurveyedRow = { lane?: ObservationLane; problems: ObservationProblem[] };

const marketsByCode = new Map(markets.map((market) => [market.code, market]));

const endOfMarket = ({ centroid, countryCode, state }: Market): LaneEnd => ({
  ...centroid,
  countryCode,
  state,
  confidence: 1,
});

/** The crossing most trucks of a lane take; none where it does not cross. */
function usualCrossing({ origin, destination, isRefrigerated, day }: Ends): UsMxBorderCrossing | undefined {
  if (!crossesBorder(origin, destination)) return undefined;
  return rankCrossings({ origin, destination, isRefrigerated, freight: { day } }).ranked[0]?.id;
}

/** The same between the main cities of two markets. */
export function usualMarketCrossing(codes: readonly [string, string], trailer: TrailerCategory, day: string) {
  const [origin, destination] = codes.map((code) => marketsByCode.get(code));
  if (!origin || !destination) return undefined;
  const ends = { origin: endOfMarket(origin), destination: endOfMarket(destination) };
  return usualCrossing({ ...ends, isRefrigerated: trailer === "REEFER", day });
}

function locate(text: string): Located {
  const named = marketsByCode.get(text);
  if (named) return { end: endOfMarket(named), market: named };
  const place = findPlace({ address: text });
  const market = place && marketAt(place, place.countryCode);
  if (!place || !market) {
    return { code: "place_not_found", message: "No place in the US, Mexico or Canada was recognised." };
  }
  if (place.confidence >= confidenceMin) return { end: place, market };
  const { city, state, countryCode } = place;
  return { code: "place_ambiguous", message: `Not certain: ${city}, ${state}, ${countryCode}? Name its state.` };
}

/** Remembers what it made of each key. */
function remembering<Key extends string, Value>(make: (key: Key) => Value) {
  const made = new Map<Key, Value>();
  return (key: Key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/**
 * Finds for rows, one after the other, which lane each is: markets, crossing and miles. Every place and every lane is
 * looked up once, however many rows name it.
 */
export function laneSurveyor(day: string) {
  const placeOf = remembering(locate);
  const lanes = new Map<string, Lane>();
  const laneOf = ({ origin, destination, usMxBorderCrossing, trailerCategory }: ObservationRow): Lane => {
    const isRefrigerated = trailerCategory === "REEFER";
    const key = `${origin}\n${destination}\n${usMxBorderCrossing ?? isRefrigerated}`;
    const known = lanes.get(key);
    if (known) return known;
    const [from, to] = [placeOf(origin), placeOf(destination)];
    const lane: Lane = { from, to, miles: 0, crosses: false };
    if ("end" in from && "end" in to) {
      const ends = { origin: from.end, destination: to.end };
      lane.crosses = crossesBorder(from.end, to.end);
      const crossing = lane.crosses
        ? (usMxBorderCrossing ?? usualCrossing({ ...ends, isRefrigerated, day }))
        : undefined;
      if (crossing) lane.crossing = crossing;
      lane.miles = Math.round(routeMiles([from.end, to.end], crossing) * 10) / 10;
    }
    lanes.set(key, lane);
    return lane;
  };
  return (row: ObservationRow): SurveyedRow => surveyRow(row, laneOf(row));
}

function surveyRow(row: ObservationRow, { from, to, crossing, miles, crosses }: Lane): SurveyedRow {
  if ("code" in from || "code" in to) {
    const places = { origin: from, destination: to };
    const problems = Object.entries(places).flatMap(([field, place]) => ("code" in place ? [{ field, ...place }] : []));
    return { problems };
  }
  const given = row.routeMiles;
  if (given === undefined && miles < 1) {
    const message = "Origin and destination are the same place: send the miles.";
    return { problems: [{ field: "routeMiles", code: "miles_needed", message }] };
  }
  const odd = unusualMiles(given, miles);
  const isIdle = row.usMxBorderCrossing !== undefined && !crosses;
  const message = "The lane does not join Mexico with the US or Canada, so the crossing was left out.";
  return {
    lane: {
      originMarket: from.market.code,
      destinationMarket: to.market.code,
      ...(crossing && { usMxBorderCrossing: crossing }),
      routeMiles: given ?? miles,
    },
    problems: [
      ...(isIdle ? [{ field: "usMxBorderCrossing", code: "crossing_ignored", message }] : []),
      ...(odd ? [{ field: "routeMiles", code: "unusual_miles", message: odd }] : []),
    ],
  };
}
