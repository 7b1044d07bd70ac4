export type Random = {
  /** From 0 up to 1. */
  share: () => number;
  /** Normally distributed around 0. */
  normal: (deviation: number) => number;
  /** How often something happens that happens `mean` times on average (Poisson). */
  count: (mean: number) => number;
  /** One of them, the first ones more often. */
  favourite: <Item>(items: readonly [Item, ...Item[]]) => Item;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** Random numbers that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = (deviation: number) =>
    deviation * Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
  const at = <Item>(items: readonly [Item, ...Item[]], position: number) =>
    items[Math.floor(position * items.length)] ?? items[0];
  return {
    share,
    normal,
    count: (mean) => {
      let happened = 0;
      for (let left = Math.exp(-mean), product = share(); product > left; product *= share()) happened++;
      return happened;
    },
    favourite: (items) => at(items, share() ** 2),
    pick: (items) => at(items, share()),
  };
}
