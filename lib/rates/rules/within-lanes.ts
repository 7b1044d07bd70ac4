import { mixSpread, quarterOfNormal, type Spread } from "@/lib/rates/rules/level-evidence";
import type { KnownPrices } from "@/lib/rates/rules/ordered-prices";
import { maySharePrices } from "@/lib/rates/rules/price-weights";
import { makeSums, sumGroups, weightedQuantiles } from "@/lib/rates/rules/weighted";

/** Before any price is seen: loads of one lane and week are paid 12 % apart. */
const usual: Spread = { below: 0.12 * quarterOfNormal, above: 0.12 * quarterOfNormal };

/** How far the prices of one lane and time lie apart in a market, from all lanes that have several. */
export function spreadWithinLanes({ own, withPool }: KnownPrices): Spread {
  const { value, lane, lanes } = withPool && maySharePrices(withPool) ? withPool : own();
  const size = value.length;
  const weight = new Float64Array(size).fill(1);
  const counts = sumGroups({ weight, group: lane, size, groups: lanes }, makeSums());
  const sums = sumGroups({ weight: value, group: lane, size, groups: lanes });
  const away: number[] = [];
  for (let at = 0; at < size; at++) {
    const count = counts[lane[at] ?? 0] ?? 0;
    if (count < 2) continue;
    // A mean is drawn to its own values: the fewer, the nearer.
    away.push(((value[at] ?? 0) - (sums[lane[at] ?? 0] ?? 0) / count) * Math.sqrt(count / (count - 1)));
  }
  if (away.length === 0) return usual;
  const sorted = {
    value: Float64Array.from(away).sort(),
    weight: new Float64Array(away.length).fill(1),
    size: away.length,
  };
  const [low = 0, middle = 0, high = 0] = weightedQuantiles(sorted, [0.25, 0.5, 0.75]);
  return mixSpread(usual, { below: middle - low, above: high - middle }, away.length);
}
