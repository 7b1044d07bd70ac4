import { type Comparable, comparableIn, type Exchange } from "@/lib/exchange-rates/rules/convert";
import type { Money } from "@/lib/vocabulary/money";

/** What a price for a carrier is weighed against, as far as it is known. */
export type PriceGround = {
  /** What the customer pays for the whole load. */
  sell?: Money | undefined;
  maxBuy?: Money | undefined;
  /** What carriers are typically paid on the lane, and what is high there. */
  market?: { typical: Money; high: Money } | undefined;
  /** By what amounts in different currencies are compared. */
  exchange?: Exchange | undefined;
};

/**
 * What is said before an act with a price: by how much (more than 0) something is more than `limit`, or less where it is
 * far below, with the rate of exchange where it is in another currency.
 */
export type PriceWarning = {
  warning: "farBelowMarket" | "farBelowMaxBuy" | "overSell" | "overMaxBuy" | "overMarket" | "marketOverSell";
  by: Money;
  limit: Money;
} & Pick<Comparable, "at">;

/** That a price is so low that the carrier hardly means it. */
export const isFarBelow = ({ warning }: PriceWarning) => warning === "farBelowMarket" || warning === "farBelowMaxBuy";

/**
 * What loses the organization money, goes beyond what it allowed itself or is hardly meant: asked about once more where
 * a key is enough.
 */
export const isGrave = (it: PriceWarning) => isFarBelow(it) || it.warning === "overSell" || it.warning === "overMaxBuy";

/**
 * What speaks against paying a carrier `price`, the gravest first. Nothing of it forbids that. Amounts in different
 * currencies between which no rate of exchange counts are not compared.
 */
export function warningsAbout(price: Money | undefined, ground: PriceGround): PriceWarning[] {
  const { sell, maxBuy, market, exchange } = ground;
  const over = (warning: PriceWarning["warning"], amount: Money | undefined, limit: Money | undefined) => {
    const { amount: known, at } = (amount && limit && comparableIn(limit.currencyCode, amount, exchange)) ?? {};
    if (!known || !limit || known.amount <= limit.amount) return [];
    return [{ warning, by: { ...limit, amount: known.amount - limit.amount }, limit, ...(at && { at }) }];
  };
  return [
    ...over("overSell", price, sell),
    ...over("overMaxBuy", price, maxBuy),
    ...over("overMarket", price, market?.high),
    ...over("marketOverSell", market?.typical, sell),
  ];
}

// A digit that was left out makes a tenth of a price; whoever has freight of their own to fill a truck asks for half.
const farBelow = 1 / 3;

/** What speaks against taking the price that a carrier asks: also that it is far below what the lane pays or may cost. */
export function warningsAboutBid(price: Money | undefined, ground: PriceGround): PriceWarning[] {
  const { maxBuy, market, exchange } = ground;
  const limit = market?.typical ?? maxBuy;
  const { amount: known, at } = (price && limit && comparableIn(limit.currencyCode, price, exchange)) ?? {};
  if (!known || !limit || known.amount >= limit.amount * farBelow) return warningsAbout(price, ground);
  const warning = market ? "farBelowMarket" : "farBelowMaxBuy";
  const by = { ...limit, amount: limit.amount - known.amount };
  return [{ warning, by, limit, ...(at && { at }) }, ...warningsAbout(price, ground)];
}
