import type { Market } from "@/components/bidding/desk/market";
import { inBidCurrency, type Priced, priceToCompare } from "@/lib/bidding/rules/compared-price";
import type { BidLoadFacts } from "@/lib/bidding/schema/bid-load-facts";
import type { Exchange } from "@/lib/exchange-rates/rules/convert";
import { isFarBelow, isGrave, type PriceGround, warningsAboutBid } from "@/lib/loads/rules/weigh-price";
import { typicalAndHigh } from "@/lib/rates/rules/price-standing";

/** What the lane is typically paid and what is high there, in whole units. */
export const marketFigures = (market: Market | undefined) =>
  market?.state === "known" ? typicalAndHigh(market.point, market.currencyCode) : undefined;

type Facts = Pick<BidLoadFacts, "sellPrice" | "maxBuy"> | undefined;

/** What a price for a load is weighed against, in the currencies of the load's money. */
export const groundOf = (facts: Facts, market?: Market, exchange?: Exchange): PriceGround => ({
  sell: facts?.sellPrice,
  maxBuy: facts?.maxBuy,
  market: marketFigures(market),
  exchange,
});

type WeighedBid = Priced & { loadFacts?: Facts };

/**
 * The same in the bid's currency, in which a counter is made; what no rate brings into that is left out. A load that is
 * sold in another currency than it is bought in keeps its sell price as it is.
 */
export function groundOfCounter(bid: WeighedBid, marketOfLoad: Market | undefined, exchange?: Exchange): PriceGround {
  const { sell, maxBuy, market } = groundOf(bid.loadFacts, marketOfLoad);
  const [typical, high] = [market?.typical, market?.high].map((money) => inBidCurrency(bid, money));
  return {
    sell: inBidCurrency(bid, sell) ?? sell,
    maxBuy: inBidCurrency(bid, maxBuy),
    market: typical && high && { typical, high },
    exchange,
  };
}

const warningsOf = (bid: WeighedBid, exchange: Exchange | undefined) =>
  warningsAboutBid(priceToCompare(bid), groundOf(bid.loadFacts, undefined, exchange));

/** Whether to accept a bid loses money, goes over max buy or takes what is hardly meant: no page proposes that. */
export const isGraveToAccept = (bid: WeighedBid, exchange?: Exchange) => warningsOf(bid, exchange).some(isGrave);

/** Whether a bid is so low that its carrier is to be asked: nobody counters that either. */
export const isHardlyMeant = (bid: WeighedBid, exchange?: Exchange) => warningsOf(bid, exchange).some(isFarBelow);
