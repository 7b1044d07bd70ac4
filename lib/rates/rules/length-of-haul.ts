import { milesBetween } from "@/lib/core/great-circle";
import { remember } from "@/lib/core/remember";
import { countryCodes, type Market, markets } from "@/lib/places/rules/markets";
import type { CountryCode } from "@/lib/places/schema";

/**
 * The price of a mile falls with the distance to this power: 0.168 in public per-mile rates of vans by length of haul
 * in the US, rounded.
 */
export const curveExponent = 0.17;

const curve = (miles: number) => -curveExponent * Math.log(Math.max(miles, 1));

/** What is left of a price when the length of haul is divided out: logarithm of the price of a mile on a haul of one. */
export const residualOf = (amount: number, miles: number) => Math.log(amount / Math.max(miles, 1)) - curve(miles);

/** The price of a haul: the inverse of `residualOf`. */
export const amountFor = (residual: number, miles: number) => Math.exp(residual + curve(miles)) * Math.max(miles, 1);

/** Two random points of a disk lie this share of its radius apart on average: 128 / 45π. */
const meanDistanceInDisk = 128 / (45 * Math.PI);
/** Roads are about a fifth longer than the crow's way. */
const roadFactor = 1.2;
const neighbours = 3;
/** A market reaches no farther than its neighbours can lie apart to be called so: 150 miles from anchor to anchor. */
const radiusMax = 75;

/**
 * Empty miles to a pickup in a market: from where a truck becomes empty in it to where the load is, both anywhere in
 * its area. The area is a disk that reaches half the way to the three nearest main cities: 23 miles in Chicago, 67 in
 * Dallas, and 56 where people live in the US; trucks there drive some 16 % of their miles empty (ATRI).
 */
export const deadHeadMiles = remember(markets.length, ({ code }: Market) => code, measureDeadHead);

function measureDeadHead(market: Market): number {
  const distances = markets
    .filter((other) => other.countryCode === market.countryCode && other.code !== market.code)
    .map((other) => milesBetween(market.centroid, other.centroid))
    .sort((one, other) => one - other)
    .slice(0, neighbours);
  const spacing = distances.reduce((sum, miles) => sum + miles, 0) / distances.length;
  return meanDistanceInDisk * Math.min(radiusMax, spacing / 2) * roadFactor;
}

/** Of the markets of a country, each counting by the people of its main city. */
export const usualDeadHeadMiles = remember(
  countryCodes.length,
  (countryCode: CountryCode) => countryCode,
  (countryCode) => {
    const own = markets.filter((market) => market.countryCode === countryCode);
    const people = own.reduce((sum, { population }) => sum + population, 0);
    return own.reduce((sum, market) => sum + deadHeadMiles(market) * market.population, 0) / people;
  },
);
