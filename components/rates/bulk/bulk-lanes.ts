import type * as z from "zod";
import type { LoadEdit } from "@/lib/loads/schema/edit";
import type { LoadSummary } from "@/lib/loads/schema/list";
import type { RateQuestion } from "@/lib/rates/queries";
import type { RateQuery, RateResult } from "@/lib/rates/schema/history-operation";
import type { RatePoint } from "@/lib/rates/schema/rate-history";
import { ratedLanesMax } from "@/lib/vocabulary/limits.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

type Query = z.input<typeof RateQuery>;

/** A lane that is looked up once, for however many loads. */
export type BulkLane = { key: string; query: Query; currency: CurrencyCode; loads: LoadSummary[] };

/** Why there is no lane to ask about. */
export type Unrated = "noPlaces" | "noTrailerRates";

const isMexican = (code: string | undefined) => code === "MX";

function queryOf({ origin, destination, trailerTypes, usMxBorderCrossings }: LoadSummary): Query | Unrated {
  const [from, to] = [origin?.place, destination?.place];
  if (!from || !to) return "noPlaces";
  const [named] = trailerTypes;
  const trailer = named ? trailerCategoryOf(named) : "DRY_VAN";
  if (!trailer) return "noTrailerRates";
  const [crossing] = usMxBorderCrossings;
  const crosses = isMexican(from.countryCode) !== isMexican(to.countryCode);
  const at = (type: "PICKUP" | "DELIVERY", { city, state, postalCode, countryCode }: typeof from) => ({
    type,
    placeDetails: { place: { type: "ADDRESS" as const, city, state, postalCode, countryCode } },
  });
  return {
    stops: [
      at("PICKUP", from),
      ...(crossing && crosses ? [{ type: "BORDER_CROSSING" as const, usMxBorderCrossing: crossing }] : []),
      at("DELIVERY", to),
    ],
    trailerRequirements: { allowedTypes: [trailer] },
  };
}

/** The lanes of loads, each once, in the currency of the loads' money; and the loads without one. */
export function lanesOf(loads: readonly LoadSummary[]) {
  const lanes = new Map<string, BulkLane>();
  const unrated: { load: LoadSummary; why: Unrated }[] = [];
  for (const load of loads) {
    const query = queryOf(load);
    if (typeof query === "string") {
      unrated.push({ load, why: query });
      continue;
    }
    const currency = load.targetRate?.currencyCode ?? load.maxBuy?.currencyCode ?? "USD";
    const key = JSON.stringify([query, currency]);
    const lane: BulkLane = lanes.get(key) ?? { key, query, currency, loads: [] };
    lane.loads.push(load);
    lanes.set(key, lane);
  }
  return { lanes: [...lanes.values()], unrated };
}

/** Lanes that one call asks about. */
export type LaneCall = { lanes: BulkLane[]; currency: CurrencyCode };

/** As few calls as there can be: each is of one currency. */
export function callsOf(lanes: readonly BulkLane[]): LaneCall[] {
  const currencies = [...new Set(lanes.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const alike = lanes.filter((lane) => lane.currency === currency);
    return Array.from({ length: Math.ceil(alike.length / ratedLanesMax) }, (_, call) => ({
      lanes: alike.slice(call * ratedLanesMax, (call + 1) * ratedLanesMax),
      currency,
    }));
  });
}

export const questionOf = ({ lanes, currency }: LaneCall): RateQuestion => ({
  requests: lanes.map(({ query }) => query),
  currency,
  includeAlternates: false,
});

/** A load with the rate of its lane. */
export type RatedLoad = { load: LoadSummary; currency: CurrencyCode; point: RatePoint; isSynthetic: boolean };

/** What was answered about a lane, and whether it was made of prices that were made up. */
export type LaneAnswer = { result: RateResult; isSynthetic: boolean };

const pointOf = (result: RateResult | undefined) =>
  result?.type === "DATA" ? (result.rateHistory.latestSuggestedRate ?? result.rateHistory.latestAllInRate) : undefined;

export function ratedLoads(lanes: readonly BulkLane[], answers: ReadonlyMap<string, LaneAnswer>): RatedLoad[] {
  return lanes.flatMap(({ key, loads, currency }) => {
    const answer = answers.get(key);
    const point = pointOf(answer?.result);
    return answer && point ? loads.map((load) => ({ load, currency, point, isSynthetic: answer.isSynthetic })) : [];
  });
}

export type PriceChoice = { field: "maxBuy" | "targetRate"; figure: "p25" | "p50" | "p75"; withWeak: boolean };

/** The chosen figure as the price of each load; a weak one only where that is meant. */
export const priceEdits = (rated: readonly RatedLoad[], { field, figure, withWeak }: PriceChoice): LoadEdit[] =>
  rated
    .filter(({ point }) => withWeak || point.confidence !== "WEAK")
    .map(({ load: { id }, point, currency: currencyCode }) => ({
      id,
      [field]: { currencyCode, amount: Math.round(point.amountDistribution[figure]) * 100 },
    }));
