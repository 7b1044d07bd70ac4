const rounds = 60;

/** Microseconds for each of `items`, warm: of many rounds the fastest, which other work on the machine delays least. */
export function fastestRound<Item>(items: readonly Item[], work: (item: Item) => unknown): number {
  const took = Array.from({ length: rounds }, () => {
    const from = performance.now();
    for (const item of items) work(item);
    return performance.now() - from;
  });
  return (Math.min(...took) * 1000) / items.length;
}
