import type { KnownPrices, OrderedPrices } from "@/lib/rates/rules/price-sample";
import { capGroups, type GroupTally, tallyGroups, weightedMedian } from "@/lib/rates/rules/weighted";
import type { Workspace } from "@/lib/rates/rules/workspace";
import { halfLifeDays, poolFloor, windowWeeks } from "@/lib/vocabulary/rates.values";

const weightsByAge = Float64Array.from({ length: windowWeeks }, (_, weeks) => 0.5 ** ((weeks * 7) / halfLifeDays));

/** A price twice as high as its level, or half, is another business or a mistake (e^0.75 = 2.1). */
const trimDistance = 0.75;
const carrierShareMax = 0.25;

const rounding = 1e-9;

/** The prices of a window in ascending order, and what each counts. */
export type WeighedPrices = {
  size: number;
  /** How many of them are the organization's own. */
  ownSize: number;
  value: Float64Array;
  weight: Float64Array;
  week: Int32Array;
  isOwn: Uint8Array;
  carrier: Int32Array;
  carriers: number;
  organization: Int32Array;
  organizations: number;
  lane: Int32Array;
  lanes: number;
  trimmed: number;
  /** How many carriers have weight. */
  carriersSeen: number;
  isPooled: boolean;
};

/** What each price counts for a week: less the older it is, nothing where it is far off, and no carrier too much. */
export function weighPrices(prices: KnownPrices, week: number, workspace: Workspace): WeighedPrices {
  const { sums, window } = workspace;
  const all = prices.withPool && windowOf(prices.withPool, week, window);
  if (!all || !weighPool(all, sums)) return weighOwnPrices(prices, week, workspace);
  all.isPooled = true;
  const { size, ownSize, weight, isOwn, week: weeks } = all;
  if (ownSize === 0) return all;
  for (let at = 0; at < size; at++) if (isOwn[at]) weight[at] = weightsByAge[week - (weeks[at] ?? 0)] ?? 0;
  all.trimmed += trim(all, 1);
  capCarriers(all, sums);
  return all;
}

/** Own prices alone, for where those of others may not be used. */
export function weighOwnPrices({ own: prices }: KnownPrices, week: number, { sums, window }: Workspace): WeighedPrices {
  const own = windowOf(prices(), week, window);
  own.trimmed = trim(own, 1);
  capCarriers(own, sums);
  return own;
}

/** Writes the prices of the weeks before into `found`. */
function windowOf(prices: OrderedPrices, week: number, found: WeighedPrices): WeighedPrices {
  found.carriers = prices.carriers;
  found.organizations = prices.organizations;
  found.lanes = prices.lanes;
  const { value, week: weeks, isOwn, carrier, organization, lane } = prices;
  // Columns are taken out of the object once: looked up for each price they cost a tenth of a look-up.
  const [toValue, toWeight, toWeek, toIsOwn] = [found.value, found.weight, found.week, found.isOwn];
  const [toCarrier, toOrganization, toLane] = [found.carrier, found.organization, found.lane];
  let [to, ownSize] = [0, 0];
  for (let at = 0; at < weeks.length; at++) {
    const weekOf = weeks[at] ?? 0;
    const age = week - weekOf;
    if (age < 0 || age >= windowWeeks) continue;
    toValue[to] = value[at] ?? 0;
    toWeight[to] = weightsByAge[age] ?? 0;
    toWeek[to] = weekOf;
    const own = isOwn[at] ?? 0;
    ownSize += own;
    toIsOwn[to] = own;
    toCarrier[to] = carrier[at] ?? 0;
    toOrganization[to] = organization[at] ?? 0;
    toLane[to] = lane[at] ?? 0;
    to++;
  }
  found.size = to;
  found.ownSize = ownSize;
  found.trimmed = 0;
  found.isPooled = false;
  return found;
}

/** Takes the weight of what is far from the median; only of own prices (1) or of others' (0). */
function trim(prices: WeighedPrices, isOwn: 0 | 1): number {
  const { value, weight, size, ownSize, isOwn: owned } = prices;
  if ((isOwn ? ownSize : size - ownSize) === 0) return 0;
  // In ascending order: where the ends are not that far apart, nothing is that far from the middle.
  if ((value[size - 1] ?? 0) - (value[0] ?? 0) < trimDistance) return 0;
  const level = weightedMedian(prices);
  let trimmed = 0;
  for (let at = 0; at < size; at++) {
    if (weight[at] === 0 || owned[at] !== isOwn || Math.abs((value[at] ?? 0) - level) <= trimDistance) continue;
    weight[at] = 0;
    trimmed++;
  }
  return trimmed;
}

function capCarriers(prices: WeighedPrices, sums: Float64Array): GroupTally {
  const { weight, carrier, carriers, size } = prices;
  const tally = capGroups({ weight, group: carrier, size, groups: carriers }, carrierShareMax, sums);
  prices.carriersSeen = tally.present;
  return tally;
}

/** Weighs the prices of others alone; whether there are enough of enough others. The asker's own never count for that. */
function weighPool(prices: WeighedPrices, sums: Float64Array): boolean {
  const { weight, isOwn, size, ownSize } = prices;
  if (size - ownSize < poolFloor.observations) return false;
  for (let at = 0; at < size; at++) if (isOwn[at]) weight[at] = 0;
  prices.trimmed = trim(prices, 0);
  const ofCarriers = capCarriers(prices, sums);
  return (
    size - ownSize - prices.trimmed >= poolFloor.observations && isSpread(prices, ofCarriers, { weight, size, sums })
  );
}

/** The first `size` weights, and room for the sums of groups. */
type Weights = { weight: Float64Array; size: number; sums: Float64Array };

type Shared = Pick<WeighedPrices, "carrier" | "carriers" | "organization" | "organizations">;

/** Whether weights, none of them the asker's own, are of enough prices, carriers and organizations. */
export function maySharePool(prices: Shared, weights: Weights): boolean {
  const { weight, size, sums } = weights;
  let observations = 0;
  for (let at = 0; at < size; at++) if ((weight[at] ?? 0) > 0) observations++;
  if (observations < poolFloor.observations) return false;
  const carriers = tallyGroups({ weight, group: prices.carrier, size, groups: prices.carriers }, sums);
  return isSpread(prices, carriers, weights);
}

/** The same where each price of others weighs as much as any. */
export function maySharePrices(prices: OrderedPrices, { sums }: Workspace): boolean {
  const { isOwn, carrier, organization, carriers, organizations } = prices;
  const weight = Float64Array.from(isOwn, (own) => 1 - own);
  return maySharePool({ carrier, carriers, organization, organizations }, { weight, size: weight.length, sums });
}

/** Whether there are enough carriers and organizations, and none has too much. */
function isSpread(prices: Shared, carriers: GroupTally, { weight, size, sums }: Weights): boolean {
  if (carriers.present < poolFloor.carriers || !isNoneTooMuch(carriers)) return false;
  const organizations = tallyGroups({ weight, group: prices.organization, size, groups: prices.organizations }, sums);
  return organizations.present >= poolFloor.organizations && isNoneTooMuch(organizations);
}

const isNoneTooMuch = ({ largest, total }: GroupTally) => largest <= poolFloor.shareMax * total + rounding;
