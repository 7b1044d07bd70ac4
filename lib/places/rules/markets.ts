import { closeness, directionOf, type Point } from "@/lib/core/great-circle";
import file from "@/lib/places/rules/markets.json";
import type { CountryCode } from "@/lib/places/schema";

/** A freight market: the area nearest to its anchor city. Coordinates from GeoNames; the choice of anchors is ours. */
export type Market = {
  code: string;
  name: string;
  /** The city in its middle; a market may be called otherwise. */
  anchorCity: string;
  state: string;
  countryCode: CountryCode;
  region: string;
  centroid: Point;
  population: number;
  /** Codes of up to five markets of the same country within 150 miles. */
  expanded: readonly string[];
};

export const countryCodes = ["US", "MX", "CA"] as const;

export const markets: readonly Market[] = file.markets.flatMap(({ anchorPopulation, countryCode, ...market }) => {
  const known = countryCodes.find((code) => code === countryCode);
  return known ? [{ ...market, countryCode: known, population: anchorPopulation }] : [];
});

const byCode = new Map(markets.map((market) => [market.code, market]));
export const marketOf = (code: string): Market | undefined => byCode.get(code);

const anchors = markets.map((market) => ({ market, ...directionOf(market.centroid) }));

/** The market that a point of a country belongs to: the one with the nearest anchor in that country. */
export function marketAt(point: Point, countryCode: CountryCode): Market | undefined {
  const direction = directionOf(point);
  let [nearest, most]: [Market | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const anchor of anchors) {
    if (anchor.market.countryCode !== countryCode) continue;
    const near = closeness(direction, anchor);
    if (near > most) [nearest, most] = [anchor.market, near];
  }
  return nearest;
}
