import { sharesOf, utilities } from "@/lib/border-crossings/rules/choice-model";
import { crossingPosition, crossings } from "@/lib/border-crossings/rules/crossings";
import { type OwnHistory, withOwnHistory } from "@/lib/border-crossings/rules/own-history";
import { statePair, withPublicHistory } from "@/lib/border-crossings/rules/public-history";
import { reasonsFor } from "@/lib/border-crossings/rules/ranking-reasons";
import { type Freight, type Restriction, restrictionsFor } from "@/lib/border-crossings/rules/restrictions";
import { type End, milesToCrossings } from "@/lib/border-crossings/rules/road-miles";
import type { RankedCrossing } from "@/lib/border-crossings/schema/ranking";

/** An end of a lane; `confidence` of its place, 1 where the caller gave a point. */
export type LaneEnd = End & { state: string; confidence: number };

export type Lane = {
  origin: LaneEnd;
  destination: LaneEnd;
  isRefrigerated: boolean;
  freight: Freight;
  ownHistory?: OwnHistory | undefined;
  restrictions?: readonly Restriction[] | undefined;
};

/** Only crossings that at least this share of trucks would choose are recommended. */
export const listingThreshold = 0.15;

/** A crossing that hardly any truck would choose needs no reasons. */
const explainedFrom = 0.005;

/** A lane crosses when one of its ends is in Mexico and the other is not. */
export const crossesBorder = (origin: End, destination: End) =>
  (origin.countryCode === "MX") !== (destination.countryCode === "MX");

/** The miles of a lane to every crossing, its direction, and what BTS counted between its states. */
export function surveyLane({ origin, destination }: Pick<Lane, "origin" | "destination">) {
  const isNorthbound = origin.countryCode === "MX";
  const [south, north] = isNorthbound ? [origin, destination] : [destination, origin];
  const miles = { north: milesToCrossings(north), south: milesToCrossings(south) };
  const pair = north.countryCode === "US" ? statePair(north.state, south.state) : undefined;
  return { isNorthbound, miles, pair, states: [north.state, south.state] as const };
}

/**
 * Share of trucks that choose each crossing, best first; shares sum to 1. Miles are road miles. `isListed` where the
 * share, lessened by the doubt about the places, passes the threshold. Restricted crossings are left out and told.
 */
export function rankCrossings(lane: Lane): { ranked: RankedCrossing[]; restrictions: Restriction[] } {
  const { origin, destination, freight, ownHistory } = lane;
  const { isNorthbound, miles, pair } = surveyLane(lane);
  const isProduce = lane.isRefrigerated && isNorthbound;
  const restrictions = restrictionsFor(freight, lane.restrictions);
  const closed = new Map(restrictions.map(({ crossing, servedBy }) => [crossingPosition(crossing), servedBy]));
  const isOpen = (at: number) => !closed.has(at);
  const shares = withPublicHistory(
    sharesOf(utilities(miles, isProduce), (at) => isOpen(at) || closed.get(at) !== undefined),
    pair,
  );
  for (const [at, servedBy] of closed) if (servedBy) moveShare(shares, at, crossingPosition(servedBy));
  const final = ownHistory ? withOwnHistory(shares, ownHistory) : shares;
  const certainty = origin.confidence * destination.confidence;
  const shortest = miles.north.reduce(
    (least, it, at) => (isOpen(at) ? Math.min(least, it + (miles.south[at] ?? 0)) : least),
    Number.POSITIVE_INFINITY,
  );
  const ranked = crossings.map((crossing, at): RankedCrossing => {
    const [milesUs, milesMx, probability] = [miles.north[at] ?? 0, miles.south[at] ?? 0, final[at] ?? 0];
    const detourMiles = milesUs + milesMx - shortest;
    const publicShare = pair?.ports.get(crossing.cbpPortCode)?.share;
    const ownLoads = ownHistory?.get(crossing.id) ?? 0;
    const facts = { detourMiles, milesUs, milesMx, publicShare, ownLoads, isProduce };
    return {
      id: crossing.id,
      probability,
      isListed: probability * certainty >= listingThreshold,
      milesUs,
      milesMx,
      detourMiles,
      ...(publicShare !== undefined && { publicShare }),
      ownLoads,
      reasons: probability >= explainedFrom ? reasonsFor(at, facts) : [],
    };
  });
  const open = ranked.filter((_, at) => isOpen(at));
  return { ranked: open.sort((a, b) => b.probability - a.probability), restrictions };
}

function moveShare(shares: Float64Array, from: number, to: number) {
  shares[to] = (shares[to] ?? 0) + (shares[from] ?? 0);
  shares[from] = 0;
}
