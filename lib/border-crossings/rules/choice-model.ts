import model from "@/lib/border-crossings/facts/choice-model.json";
import { crossings, trucks2024 } from "@/lib/border-crossings/rules/crossings";

/** Road miles from the ends of a lane to each crossing, in the order of `crossings`. */
export type LaneMiles = { north: Float64Array; south: Float64Array };

const { bu, bm, theta, gamma, locMx, locUs } = model.parameters;
const totalMilesMin = 100;
/** Towns this near to a crossing are its own; beyond the second they are not at all. */
const [ownTownMiles, strangeTownMiles] = [15, 45];
/** How far a refrigerated trailer going north leans to the crossings of produce: about half of them carry it. */
const produceWeight = 0.5;

/** 1 for a town at a crossing, 0 for one that is not, by road miles. */
export const nearness = (miles: number) =>
  Math.min(1, Math.max(0, (strangeTownMiles - miles) / (strangeTownMiles - ownTownMiles)));

const ownUtility = crossings.map((it) => theta * Math.log(trucks2024(it) / 1e5) + it.logitConstant);

/**
 * How attractive each crossing is for a lane: a conditional logit on road miles (more weight in Mexico, less on long
 * lanes), trucks a year and towns at the crossing itself. Fitted on BTS TransBorder truck exports 2021–2023.
 */
export function utilities({ north, south }: LaneMiles, isRefrigeratedNorthbound = false): Float64Array {
  let shortest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < north.length; at++) shortest = Math.min(shortest, (north[at] ?? 0) + (south[at] ?? 0));
  const perMile = (Math.max(totalMilesMin, shortest) / 1000) ** -gamma / 100;
  const found = new Float64Array(crossings.length);
  for (const [at, crossing] of crossings.entries()) {
    const [dUs, dMx] = [north[at] ?? 0, south[at] ?? 0];
    const produce = isRefrigeratedNorthbound ? produceWeight * crossing.produceLogRatio : 0;
    const towns = locMx * nearness(dMx) + locUs * nearness(dUs);
    found[at] = -(bu * dUs + bm * dMx) * perMile + (ownUtility[at] ?? 0) + towns + produce;
  }
  return found;
}

/** Shares that sum to 1, by exp of the utilities; nothing for crossings that are left out. */
export function sharesOf(values: Float64Array, isOpen: (crossing: number) => boolean = () => true): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) if (isOpen(at)) highest = Math.max(highest, values[at] ?? 0);
  return toSum1(values.map((value, at) => (isOpen(at) ? Math.exp(value - highest) : 0)));
}

/** Changes the shares it is given. */
export function toSum1(shares: Float64Array): Float64Array {
  let sum = 0;
  for (const share of shares) sum += share;
  for (let at = 0; sum > 0 && at < shares.length; at++) shares[at] = (shares[at] ?? 0) / sum;
  return shares;
}
