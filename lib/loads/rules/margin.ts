import { kilometersPerMile } from "@/lib/core/units.values";
import { type Comparable, comparableIn, type Exchange } from "@/lib/exchange-rates/rules/convert";
import type { Money } from "@/lib/vocabulary/money";
import { amountMax } from "@/lib/vocabulary/money.values";

type Sold = {
  customerRate?: Money | null | undefined;
  /** What the rate is for; one without a basis is for the whole load. */
  customerRateBasis?: string | null | undefined;
  distance?: { value: number; unit: "MILES" | "KILOMETERS" } | null | undefined;
};

/** How far the customer says it is, else our own road miles. */
function billedMiles({ distance }: Sold, miles: number | undefined) {
  if (!distance) return miles;
  return distance.unit === "MILES" ? distance.value : distance.value / kilometersPerMile;
}

/**
 * The sell price: what the customer pays for the load in one sum. A rate by the mile counts with the customer's distance,
 * else with our own road miles; one by weight, piece or hour is no sum that is known here,
 * nor is one beyond what an amount may have.
 */
export function sellPrice(load: Sold, miles?: number): Money | undefined {
  const { customerRate, customerRateBasis } = load;
  if (!customerRate) return undefined;
  const billed = billedMiles(load, miles);
  const inSum = (times: number | undefined) => {
    const amount = times === undefined ? undefined : Math.round(customerRate.amount * times);
    return amount === undefined || amount > amountMax ? undefined : { ...customerRate, amount };
  };
  switch (customerRateBasis ?? "FLAT") {
    case "FLAT":
      return customerRate;
    case "PER_MILE":
      return inSum(billed);
    case "PER_KILOMETER":
      return inSum(billed && billed * kilometersPerMile);
    default:
      return undefined;
  }
}

/** What amounts of one currency come to; undefined for several currencies and for a sum that is no valid price. */
export function total([first, ...others]: readonly Money[]): Money | undefined {
  if (!first || others.some(({ currencyCode }) => currencyCode !== first.currencyCode)) return undefined;
  const amount = others.reduce((sum, money) => sum + money.amount, first.amount);
  return amount > 0 && amount <= amountMax ? { currencyCode: first.currencyCode, amount } : undefined;
}

/**
 * What is left of the sell price, and which share of it: 0.15, or less than 0 for a loss; with the rate of exchange where
 * the carrier is paid in another currency.
 */
export type Margin = { amount: Money; share: number } & Pick<Comparable, "at">;

/** The margin when a carrier is paid `cost`; undefined where one is not known, or no rate counts between their currencies. */
export function marginAt(cost: Money | undefined, sell: Money | undefined, exchange?: Exchange): Margin | undefined {
  const paid = cost && sell && comparableIn(sell.currencyCode, cost, exchange);
  if (!paid || !sell || sell.amount === 0) return undefined;
  const amount = sell.amount - paid.amount.amount;
  return { ...paid, amount: { ...sell, amount }, share: amount / sell.amount };
}

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
