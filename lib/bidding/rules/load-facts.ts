import type { BidLoadColumns } from "@/lib/bidding/rules/stored-bid";
import type { BidLoadFacts } from "@/lib/bidding/schema/bid-operations";
import { type LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { CurrencyCode } from "@/lib/vocabulary/money";
import { TrailerType } from "@/lib/vocabulary/trailer";

/** What of a load helps to decide on a bid. */
export function loadFactsOf(load: BidLoadColumns, { document }: { document: LoadDocument }): BidLoadFacts {
  const { maxBuy, targetRate } = pricesOf(load);
  const pickupTimezone = document.stops[0]?.location?.timezone;
  return {
    status: LoadStatus.parse(load.status),
    ...(load.originPlace !== null && { originPlace: load.originPlace }),
    ...(load.destinationPlace !== null && { destinationPlace: load.destinationPlace }),
    ...(load.pickupAt !== null && { pickupAt: new Date(load.pickupAt).toISOString() }),
    ...(pickupTimezone && { pickupTimezone }),
    trailerTypes: load.trailerTypes.map((it) => TrailerType.parse(it)),
    borderCrossings: load.borderCrossings.map((it) => UsMxBorderCrossing.parse(it)),
    ...(maxBuy && { maxBuy }),
    ...(targetRate && { targetRate }),
  };
}

const moneyOf = (amount: number | null, currency: string | null) =>
  amount === null ? undefined : { amount, currencyCode: CurrencyCode.parse(currency) };

export const pricesOf = ({ maxBuyAmount, maxBuyCurrency, targetRateAmount, targetRateCurrency }: BidLoadColumns) => ({
  maxBuy: moneyOf(maxBuyAmount, maxBuyCurrency),
  targetRate: moneyOf(targetRateAmount, targetRateCurrency),
});
