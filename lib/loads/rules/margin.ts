import type { Money } from "@/lib/vocabulary/money";

/** What a customer pays for a load and what its carrier gets; absent where that is not known in one sum. */
export type Prices = { sold?: Money | undefined; bought?: Money | undefined };

/**
 * What stays of what customers pay, in percent, over the loads of which both prices are known in the same currency; of
 * several currencies in the one that most loads have. Nothing is exchanged.
 */
export function marginOf(loads: readonly Prices[]): { percent?: number; priced: number } {
  const sums = new Map<string, { sold: number; bought: number; priced: number }>();
  for (const { sold, bought } of loads) {
    if (!sold || !bought || sold.currencyCode !== bought.currencyCode) continue;
    const sum = sums.get(sold.currencyCode) ?? { sold: 0, bought: 0, priced: 0 };
    const { priced } = sum;
    sums.set(sold.currencyCode, {
      sold: sum.sold + sold.amount,
      bought: sum.bought + bought.amount,
      priced: priced + 1,
    });
  }
  const [most] = [...sums.values()].toSorted((one, other) => other.priced - one.priced);
  if (!most || most.sold === 0) return { priced: 0 };
  return { percent: Math.round((1000 * (most.sold - most.bought)) / most.sold) / 10, priced: most.priced };
}
