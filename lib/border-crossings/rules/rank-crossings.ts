import { nearness, sharesOf, toSum1, utilities } from "@/lib/border-crossings/rules/choice-model";
import {
  crossingPosition,
  crossings,
  type Freight,
  restrictionsFor,
  trucks2024,
} from "@/lib/border-crossings/rules/crossings";
import {
  fitted,
  type OwnHistory,
  statePair,
  withOwnHistory,
  withPublicHistory,
} from "@/lib/border-crossings/rules/history";
import { type End, milesToCrossings } from "@/lib/border-crossings/rules/road-miles";
import type { CrossingDoubt, RankedCrossing, RankingReason, Restriction } from "@/lib/border-crossings/schema/crossing";
import { farDetourMilesMin, likelyShareMin, listedShareMin } from "@/lib/border-crossings/schema/ranking-values";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type Facts = {
  detourMiles: number;
  milesUs: number;
  milesMx: number;
  publicShare: number | undefined;
  ownLoads: number;
  isProduce: boolean;
};

const busyTrucks = 400_000;
const smallDetourShare = 0.05;
const oftenUsed = 0.15;

/** Why the crossing at a position of `crossings` stands where it stands. */
function reasonsFor(at: number, facts: Facts): RankingReason[] {
  const crossing = crossings[at];
  const { detourMiles, milesUs, milesMx, publicShare = 0, ownLoads, isProduce } = facts;
  const conditions: [RankingReason, boolean][] = [
    ["OWN_HISTORY", ownLoads > 0],
    ["TOWN_AT_CROSSING", Math.max(nearness(milesUs), nearness(milesMx)) > 0.5],
    ["SHORTEST", detourMiles < 1],
    ["SMALL_DETOUR", detourMiles >= 1 && detourMiles <= smallDetourShare * (milesUs + milesMx)],
    ["USED_BETWEEN_STATES", publicShare >= oftenUsed],
    ["BUSY", crossing !== undefined && trucks2024(crossing) >= busyTrucks],
    ["PRODUCE", isProduce && (crossing?.produceLogRatio ?? 0) > 0],
  ];
  return conditions.filter(([, isTrue]) => isTrue).map(([reason]) => reason);
}

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

type Survey = ReturnType<typeof surveyLane>;

/**
 * A detour of a hundred miles and more is taken no more often than trucks between the two states were counted to: what
 * draws the trucks of a whole state over one bridge need not draw those of a town at its other end.
 */
function withCountedDetours(shares: Float64Array, { miles, pair }: Survey, closed: ReadonlyMap<number, unknown>) {
  if (!pair || pair.trucks < fitted.kappa) return shares;
  const detours = detoursOf(miles, closed);
  return toSum1(
    shares.map((share, at) => {
      const counted = pair.ports.get(crossings[at]?.cbpPortCode ?? "")?.share ?? 0;
      return (detours[at] ?? 0) >= farDetourMilesMin ? Math.min(share, counted) : share;
    }),
  );
}

/** The miles by which the way over each crossing is longer than over the open one with the shortest way. */
function detoursOf({ north, south }: Survey["miles"], closed: ReadonlyMap<number, unknown>) {
  const total = north.map((it, at) => it + (south[at] ?? 0));
  const shortest = total.reduce((least, it, at) => (closed.has(at) ? least : Math.min(least, it)), Number.MAX_VALUE);
  return total.map((it) => it - shortest);
}

/** Share of trucks that choose each crossing, in the order of `crossings`; restricted ones have none. */
function sharesFor(lane: Lane, survey: Survey, closed: ReadonlyMap<number, number | undefined>) {
  const { miles, pair, isNorthbound } = survey;
  const values = utilities(miles, lane.isRefrigerated && isNorthbound);
  // What one crossing does not take and another serves in its place goes there, and not to all others alike.
  const isChosen = (at: number) => !closed.has(at) || closed.get(at) !== undefined;
  const shares = withCountedDetours(withPublicHistory(sharesOf(values, isChosen), pair), survey, closed);
  for (const [from, to] of closed) {
    if (to !== undefined) shares[to] = (shares[to] ?? 0) + (shares[from] ?? 0);
    shares[from] = 0;
  }
  return lane.ownHistory ? withOwnHistory(shares, lane.ownHistory) : shares;
}

/** The restricted crossings, each with the one that serves in its place where that is open. */
function closedBy(restrictions: readonly Restriction[]) {
  const closed = new Set(restrictions.map(({ crossing }) => crossing));
  return new Map(
    restrictions.map(({ crossing, servedBy }) => [
      crossingPosition(crossing),
      servedBy && !closed.has(servedBy) ? crossingPosition(servedBy) : undefined,
    ]),
  );
}

/**
 * Share of trucks that choose each crossing, best first; shares sum to 1. Miles are road miles. `isListed` where the
 * share, lessened by the doubt about the places, passes the threshold. Restricted crossings are left out and listed.
 */
export function rankCrossings(lane: Lane): { ranked: RankedCrossing[]; restrictions: Restriction[] } {
  const { origin, destination, freight, ownHistory, isRefrigerated } = lane;
  const survey = surveyLane(lane);
  const { miles, pair, isNorthbound } = survey;
  const restrictions = restrictionsFor(freight, lane.restrictions);
  const closed = closedBy(restrictions);
  const shares = sharesFor(lane, survey, closed);
  const detours = detoursOf(miles, closed);
  const certainty = origin.confidence * destination.confidence;
  const ranked = crossings.map((crossing, at): RankedCrossing => {
    const [milesUs, milesMx, probability] = [miles.north[at] ?? 0, miles.south[at] ?? 0, shares[at] ?? 0];
    const detourMiles = detours[at] ?? 0;
    const publicShare = pair?.ports.get(crossing.cbpPortCode)?.share;
    const ownLoads = ownHistory?.get(crossing.id) ?? 0;
    const facts = { detourMiles, milesUs, milesMx, publicShare, ownLoads, isProduce: isRefrigerated && isNorthbound };
    return {
      id: crossing.id,
      probability,
      isListed: probability * certainty >= listedShareMin,
      milesUs,
      milesMx,
      detourMiles,
      ...(publicShare !== undefined && { publicShare }),
      ownLoads,
      reasons: probability >= explainedFrom ? reasonsFor(at, facts) : [],
    };
  });
  const open = ranked.filter((_, at) => !closed.has(at));
  return { ranked: open.sort((a, b) => b.probability - a.probability), restrictions };
}

/** Compares a chosen crossing with the ranking of its lane. */
export function checkCrossing(
  chosen: UsMxBorderCrossing,
  { ranked, restrictions }: { ranked: readonly RankedCrossing[]; restrictions: readonly Restriction[] },
): CrossingDoubt[] {
  const barred = restrictions.filter(({ crossing }) => crossing === chosen);
  const doubts = barred.map((restriction): CrossingDoubt => ({ code: "RESTRICTED", restriction }));
  const found = ranked.find(({ id }) => id === chosen);
  if (!found) return doubts;
  const { detourMiles, probability } = found;
  if (detourMiles >= farDetourMilesMin) doubts.push({ code: "FAR_DETOUR", detourMiles });
  if (probability < likelyShareMin) doubts.push({ code: "UNLIKELY", probability });
  return doubts;
}
