import type { WeighedPrices } from "@/lib/rates/rules/price-weights";

/** More prices than any sample has, and more groups of them. */
export const windowMax = 2 ** 14;
/** Short names are three characters of six bits; 0 stands for the organization that asks. */
const namesMax = 2 ** 18 + 2;

/**
 * Room for the intermediate figures of one look-up at a time. A look-up weighs thousands of windows, and columns of
 * their own for each would cost more than the figures. The caller that prices lanes makes one and passes it on; nothing in it
 * is read by the next step but what that step wrote.
 */
export type Workspace = {
  /** The window that was weighed last. */
  window: WeighedPrices;
  /** Sums of weights by carrier, organization or lane. */
  sums: Float64Array;
  laneSums: Float64Array;
  laneSquares: Float64Array;
  /** The weights of others' prices. */
  others: Float64Array;
  /** What prices are sorted by. */
  keys: Float64Array;
  /** The number of each short name in the sample that is being read; all zero between two samples. */
  numbers: Int32Array;
};

export const makeWorkspace = (): Workspace => ({
  window: {
    size: 0,
    ownSize: 0,
    value: new Float64Array(windowMax),
    weight: new Float64Array(windowMax),
    week: new Int32Array(windowMax),
    isOwn: new Uint8Array(windowMax),
    carrier: new Int32Array(windowMax),
    carriers: 0,
    organization: new Int32Array(windowMax),
    organizations: 0,
    lane: new Int32Array(windowMax),
    lanes: 0,
    trimmed: 0,
    carriersSeen: 0,
    isPooled: false,
  },
  sums: new Float64Array(windowMax),
  laneSums: new Float64Array(windowMax),
  laneSquares: new Float64Array(windowMax),
  others: new Float64Array(windowMax),
  keys: new Float64Array(windowMax),
  numbers: new Int32Array(namesMax),
});
