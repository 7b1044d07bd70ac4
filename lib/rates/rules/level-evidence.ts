import type { KnownPrices } from "@/lib/rates/rules/price-sample";
import { maySharePool, type WeighedPrices, weighOwnPrices, weighPrices } from "@/lib/rates/rules/price-weights";
import { effectiveSize, weightedQuantiles } from "@/lib/rates/rules/weighted";
import type { Workspace } from "@/lib/rates/rules/workspace";

/** What the prices of one level say about a week. Levels are logarithms with the market's moves taken out. */
export type LevelEvidence = {
  level: number;
  variance: number;
  /** How far a quarter of the prices lies below, and above. */
  below: number;
  above: number;
  effectiveSample: number;
  observations: number;
  /** Those of the week itself. */
  inWeek: number;
  carriers: number;
  ownShare: number;
  isPooled: boolean;
  trimmed: number;
};

export type Spread = { below: number; above: number };

/** What is believed of the spread before any price is seen weighs as much as eight prices. */
const spreadPrior = 8;

/** Where the quarters of a normal distribution lie, in standard deviations, and how much wider a median is than a mean. */
export const quarterOfNormal = 0.6745;
const medianFactor = 1.2533;

const deviationOf = ({ below, above }: Spread) => (below + above) / (2 * quarterOfNormal);

/** What is believed of the spread once `size` prices are seen. */
export function mixSpread(prior: Spread, seen: Spread, size: number): Spread {
  const share = size / (size + spreadPrior);
  const mix = (one: number, other: number) => share * one + (1 - share) * other;
  return { below: mix(seen.below, prior.below), above: mix(seen.above, prior.above) };
}

/** What is believed of the spread before a price is seen, and room for intermediate figures. */
type Given = { spread: Spread; workspace: Workspace };

const quarters = [0.25, 0.5, 0.75];

/** The prices of one lane: weighted quartiles. */
export function laneEvidence(prices: KnownPrices, week: number, given: Given): LevelEvidence | undefined {
  const { spread: prior, workspace } = given;
  const weighed = weighPrices(prices, week, workspace);
  const effectiveSample = effectiveSize(weighed.weight, weighed.size);
  if (effectiveSample === 0) return undefined;
  const [low = 0, level = 0, high = 0] = weightedQuantiles(weighed, quarters);
  const seen = { below: level - low, above: high - level };
  const spread = mixSpread(prior, seen, effectiveSample);
  const variance = (medianFactor * deviationOf(spread)) ** 2 / effectiveSample;
  return { level, variance, ...spread, effectiveSample, ...countsOf(weighed, week) };
}

function countsOf({ size, weight, isOwn, week: weeks, carriersSeen, trimmed, isPooled }: WeighedPrices, week: number) {
  let observations = 0;
  let inWeek = 0;
  let own = 0;
  let total = 0;
  for (let at = 0; at < size; at++) {
    const counts = weight[at] ?? 0;
    if (counts <= 0) continue;
    observations++;
    if (weeks[at] === week) inWeek++;
    total += counts;
    if (isOwn[at]) own += counts;
  }
  return { observations, inWeek, carriers: carriersSeen, ownShare: total > 0 ? own / total : 0, isPooled, trimmed };
}

/**
 * The prices of many lanes: the mean of the lanes, each counting by how certain it is (random effects), since they lie
 * `laneDeviation` apart. Nobody may have more of the pool through many lanes than the floors allow.
 */
export function areaEvidence(prices: KnownPrices, week: number, given: Given & { laneDeviation: number }) {
  const { workspace } = given;
  const all = weighPrices(prices, week, workspace);
  const evidence = meanOfLanes(all, week, given);
  if (!evidence || !all.isPooled) return evidence;
  const weight = othersOf(all, workspace);
  if (maySharePool(all, { weight, size: all.size, sums: workspace.sums })) return evidence;
  return meanOfLanes(weighOwnPrices(prices, week, workspace), week, given);
}

/** The weights of others' prices. */
function othersOf({ weight, isOwn, size, ownSize }: WeighedPrices, { others }: Workspace): Float64Array {
  if (ownSize === 0) return weight;
  for (let at = 0; at < size; at++) others[at] = isOwn[at] ? 0 : (weight[at] ?? 0);
  return others;
}

/** Changes the weights to what each price counts through its lane. */
function meanOfLanes(
  weighed: WeighedPrices,
  week: number,
  { laneDeviation, spread, workspace }: Given & { laneDeviation: number },
): LevelEvidence | undefined {
  const { laneSums: sums, laneSquares: squares } = workspace;
  const { lane, lanes, value, weight, size } = weighed;
  if (size === 0) return undefined;
  sums.fill(0, 0, lanes);
  squares.fill(0, 0, lanes);
  for (let at = 0; at < size; at++) {
    const of = lane[at] ?? 0;
    const own = weight[at] ?? 0;
    sums[of] = (sums[of] ?? 0) + own;
    squares[of] = (squares[of] ?? 0) + own * own;
  }
  const noise = deviationOf(spread) ** 2;
  let precision = 0;
  let level = 0;
  for (let at = 0; at < size; at++) {
    const of = lane[at] ?? 0;
    const own = weight[at] ?? 0;
    if (own === 0) continue;
    const sum = sums[of] ?? 1;
    const counts = own / sum / (laneDeviation ** 2 + (noise * (squares[of] ?? 0)) / sum ** 2);
    weight[at] = counts;
    precision += counts;
    level += counts * (value[at] ?? 0);
  }
  if (precision === 0) return undefined;
  const effectiveSample = effectiveSize(weight, size);
  return { level: level / precision, variance: 1 / precision, ...spread, effectiveSample, ...countsOf(weighed, week) };
}
