import model from "@/lib/border-crossings/facts/choice-model.json";
import { toSum1 } from "@/lib/border-crossings/rules/choice-model";
import { crossingPosition, crossings } from "@/lib/border-crossings/rules/crossings";
import { once } from "@/lib/core/remember";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

export type History = { alpha: number; kappa: number; temperature: number };
/** What goes from a US to a Mexican state: trucks a year, and each port's share as counted and as the model expects. */
export type StatePair = { trucks: number; ports: ReadonlyMap<string, { share: number; expected: number }> };
type KnownPair = StatePair & { factors: Float64Array };

/** How much the public history counts, and how much the result is softened: found by `npm run fit:crossings`. */
export const fitted: History = model.history;

/** A line is `TX NLE 33216 2304:0.62:0.93 …`: states, trucks a year, ports with both shares. */
function readPair(line: string): [key: string, pair: KnownPair] {
  const [us = "", mx = "", trucks, ...ports] = line.split(" ");
  const entries = ports.map((entry) => {
    const [port = "", share, expected] = entry.split(":");
    return [port, { share: Number(share), expected: Number(expected) }] as const;
  });
  const pair = { trucks: Number(trucks), ports: new Map(entries) };
  return [`${us} ${mx}`, { ...pair, factors: historyFactors(pair, fitted) }];
}

const pairs = once(() => new Map(model.statePairs.map(readPair)));

/** What BTS counted between a US and a Mexican state; nothing for provinces of Canada and pairs without trade. */
export const statePair = (usState: string, mxState: string): KnownPair | undefined =>
  pairs().get(`${usState} ${mxState}`);

/**
 * What each crossing's share is multiplied with so that the state pair as a whole comes nearer to what was counted:
 * (S/A)^alpha with A as the model expects it and S = (kappa·A + n·counted) / (kappa + n) for n trucks.
 */
function historyFactors({ trucks, ports }: StatePair, { alpha, kappa }: History): Float64Array {
  return Float64Array.from(crossings, ({ cbpPortCode }) => {
    const { share, expected } = ports.get(cbpPortCode) ?? { share: 0, expected: 0 };
    const ratio = expected > 0 ? share / expected : 0;
    return ((kappa + trucks * ratio) / (kappa + trucks)) ** alpha;
  });
}

const factorsOf = (pair: StatePair | KnownPair, history: History) =>
  history === fitted && "factors" in pair ? pair.factors : historyFactors(pair, history);

/** The shares of a lane, moved towards the public history of its states and softened by the temperature. */
export function withPublicHistory(shares: Float64Array, pair: StatePair | undefined, history = fitted): Float64Array {
  const ofPair = pair && factorsOf(pair, history);
  return toSum1(shares.map((share, at) => (share * (ofPair?.[at] ?? 1)) ** (1 / history.temperature)));
}

/** How often an organization's own loads between two markets used each crossing. */
export type OwnHistory = ReadonlyMap<UsMxBorderCrossing, number>;

/** Own loads that weigh as much as everything else that is known. */
export const kappa = 20;

/** The shares of a lane, moved towards the organization's own: half the way after twenty loads. */
export function withOwnHistory(shares: Float64Array, own: OwnHistory): Float64Array {
  let loads = 0;
  for (const [id, count] of own) if ((shares[crossingPosition(id)] ?? 0) > 0) loads += count;
  if (loads === 0) return shares;
  const moved = shares.map((share) => (kappa * share) / (kappa + loads));
  for (const [id, count] of own) {
    const at = crossingPosition(id);
    if ((shares[at] ?? 0) > 0) moved[at] = (moved[at] ?? 0) + count / (kappa + loads);
  }
  return moved;
}
