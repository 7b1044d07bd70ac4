import { milesBetween, type Point } from "@/lib/core/great-circle";
import file from "@/lib/places/rules/markets.json";
import type { CountryCode } from "@/lib/places/schema/found-place";

/** A freight market: the area nearest to its anchor city. Coordinates from GeoNames; the choice of anchors is ours. */
export type Market = {
  code: string;
  name: string;
  state: string;
  countryCode: CountryCode;
  region: string;
  centroid: Point;
  population: number;
  /** Codes of up to five markets of the same country within 150 miles. */
  expanded: readonly string[];
};

const countryCodes = ["US", "MX", "CA"] as const;

export const markets: readonly Market[] = file.markets.flatMap(({ anchorPopulation, countryCode, ...market }) => {
  const known = countryCodes.find((code) => code === countryCode);
  return known ? [{ ...market, countryCode: known, population: anchorPopulation }] : [];
});

/** The market that a point of a country belongs to: the one with the nearest anchor in that country. */
export function marketAt(point: Point, countryCode: CountryCode): Market | undefined {
  let [nearest, away]: [Market | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const market of markets) {
    if (market.countryCode !== countryCode) continue;
    const miles = milesBetween(point, market.centroid);
    if (miles < away) [nearest, away] = [market, miles];
  }
  return nearest;
}
