import { nearness } from "@/lib/border-crossings/rules/choice-model";
import { crossings, trucks2024 } from "@/lib/border-crossings/rules/crossings";
import type { RankingReason } from "@/lib/border-crossings/schema/ranking";

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
export function reasonsFor(at: number, facts: Facts): RankingReason[] {
  const crossing = crossings[at];
  const { detourMiles, milesUs, milesMx, publicShare = 0, ownLoads, isProduce } = facts;
  const holds: [RankingReason, boolean][] = [
    ["OWN_HISTORY", ownLoads > 0],
    ["TOWN_AT_CROSSING", Math.max(nearness(milesUs), nearness(milesMx)) > 0.5],
    ["SHORTEST", detourMiles < 1],
    ["SMALL_DETOUR", detourMiles >= 1 && detourMiles <= smallDetourShare * (milesUs + milesMx)],
    ["USED_BETWEEN_STATES", publicShare >= oftenUsed],
    ["BUSY", crossing !== undefined && trucks2024(crossing) >= busyTrucks],
    ["PRODUCE", isProduce && (crossing?.produceLogRatio ?? 0) > 0],
  ];
  return holds.filter(([, isTrue]) => isTrue).map(([reason]) => reason);
}
