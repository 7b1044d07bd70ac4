/** Values in ascending order with their weights, the first `size` of longer columns; those without weight do not count. */
export type WeightedValues = { value: Float64Array; weight: Float64Array; size: number };

/**
 * Weighted quantiles after Hazen, for shares in ascending order: each value stands at the middle of its weight, between
 * two a quantile is on the line that joins them. Equal values are one, so that their order is no matter. NaN where nothing
 * has weight.
 */
export function weightedQuantiles({ value, weight, size }: WeightedValues, shares: readonly number[]): number[] {
  let total = 0;
  for (let at = 0; at < size; at++) total += weight[at] ?? 0;
  const found: number[] = [];
  let wanted = (shares[0] ?? 0) * total;
  let below = 0;
  let before = Number.NaN;
  let beforeAt = 0;
  for (let at = 0; at < size && found.length < shares.length; at++) {
    let own = weight[at] ?? 0;
    const here = value[at] ?? 0;
    while (at + 1 < size && value[at + 1] === here) own += weight[++at] ?? 0;
    if (own <= 0) continue;
    const middle = below + own / 2;
    while (middle >= wanted && found.length < shares.length) {
      found.push(Number.isNaN(before) ? here : before + ((here - before) * (wanted - beforeAt)) / (middle - beforeAt));
      wanted = (shares[found.length] ?? 0) * total;
    }
    below += own;
    before = here;
    beforeAt = middle;
  }
  while (found.length < shares.length) found.push(before);
  return found;
}

const half = [0.5];
export const weightedMedian = (values: WeightedValues) => weightedQuantiles(values, half)[0] ?? Number.NaN;

/** Weights in groups that are numbered from 0. Typed columns only: with others beside them every sum costs an object. */
export type GroupedWeights = { weight: Float64Array; group: Int32Array; size: number; groups: number };

/** Writes the weight of each group into the first places of `sums`. */
export function sumGroups({ weight, group, size, groups }: GroupedWeights, sums: Float64Array): Float64Array {
  sums.fill(0, 0, groups);
  for (let at = 0; at < size; at++) {
    const of = group[at] ?? 0;
    sums[of] = (sums[of] ?? 0) + (weight[at] ?? 0);
  }
  return sums;
}

/** How many groups have any weight, the largest of them, and the weight of all. */
export type GroupTally = { present: number; largest: number; total: number };

/** Writes into `sums` as well. */
export function tallyGroups({ weight, group, size, groups }: GroupedWeights, sums: Float64Array): GroupTally {
  sums.fill(0, 0, groups);
  let [present, largest, total] = [0, 0, 0];
  for (let at = 0; at < size; at++) {
    const own = weight[at] ?? 0;
    if (own === 0) continue;
    const of = group[at] ?? 0;
    const before = sums[of] ?? 0;
    const sum = before + own;
    sums[of] = sum;
    total += own;
    if (before === 0) present++;
    if (sum > largest) largest = sum;
  }
  return { present, largest, total };
}

/**
 * Lessens the weights of groups that have more than `share` of all, or than an equal share where that is more, so that
 * none has; the others keep theirs. Answers what the groups are then.
 */
export function capGroups(grouped: GroupedWeights, share: number, sums: Float64Array): GroupTally {
  const tally = tallyGroups(grouped, sums);
  const most = Math.max(share, 1 / tally.present);
  if (tally.present === 0 || tally.largest <= most * tally.total) return tally;
  const limit = limitOf(sums.subarray(0, grouped.groups), most, tally.total);
  for (let at = 0; at < grouped.size; at++) {
    const sum = sums[grouped.group[at] ?? 0] ?? 0;
    if (sum > limit) grouped.weight[at] = ((grouped.weight[at] ?? 0) * limit) / sum;
  }
  return tallyGroups(grouped, sums);
}

/** The most that a group may weigh so that the largest have just `most` of what is left of all. */
function limitOf(sums: Float64Array, most: number, total: number): number {
  const present = sums.filter((sum) => sum > 0).sort();
  let rest = total;
  for (let cut = 1; cut * most < 1 - 1e-9; cut++) {
    rest -= present[present.length - cut] ?? 0;
    const limit = (most * rest) / (1 - cut * most);
    if ((present[present.length - cut - 1] ?? 0) <= limit) return limit;
  }
  // So few that only equal shares are left.
  return present[0] ?? 0;
}

/** The number of equally weighted values that would be as certain: (Σw)² / Σw². */
export function effectiveSize(weight: Float64Array, size = weight.length): number {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < size; at++) {
    const own = weight[at] ?? 0;
    sum += own;
    squares += own * own;
  }
  return squares > 0 ? (sum * sum) / squares : 0;
}
