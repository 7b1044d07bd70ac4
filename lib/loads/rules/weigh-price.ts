import type { Money } from "@/lib/vocabulary/money";

/** What a price for a carrier is weighed against, as far as it is known. */
export type PriceGround = {
  /** What the customer pays for the whole load. */
  sell?: Money | undefined;
  maxBuy?: Money | undefined;
  /** What carriers are typically paid on the lane, and what is high there. */
  market?: { typical: Money; high: Money } | undefined;
};

/** What is said before an act with a price: by how much (more than 0) something is more than `limit`. */
export type PriceWarning = {
  warning: "overSell" | "overMaxBuy" | "overMarket" | "marketOverSell";
  by: Money;
  limit: Money;
};

/** What loses the organization money, or goes beyond what it allowed itself: asked about once more where a key is enough. */
export const isGrave = ({ warning }: PriceWarning) => warning === "overSell" || warning === "overMaxBuy";

/**
 * What speaks against paying a carrier `price`, the gravest first. Nothing of it forbids that. Amounts in different
 * currencies are not compared.
 */
export function warningsAbout(price: Money | undefined, { sell, maxBuy, market }: PriceGround): PriceWarning[] {
  const over = (warning: PriceWarning["warning"], amount: Money | undefined, limit: Money | undefined) => {
    if (!amount || amount.currencyCode !== limit?.currencyCode || amount.amount <= limit.amount) return [];
    return [{ warning, by: { ...limit, amount: amount.amount - limit.amount }, limit }];
  };
  return [
    ...over("overSell", price, sell),
    ...over("overMaxBuy", price, maxBuy),
    ...over("overMarket", price, market?.high),
    ...over("marketOverSell", market?.typical, sell),
  ];
}
