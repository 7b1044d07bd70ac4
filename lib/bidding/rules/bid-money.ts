import type { BidMoney } from "@/lib/bidding/schema/bid-operations";
import { AppError } from "@/lib/core/errors";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** @throws AppError "invalid_request" for another currency than the bid's. */
export function amountFor(bid: { currencyCode: CurrencyCode }, { amount, currencyCode }: BidMoney): number {
  if (currencyCode === undefined || currencyCode === bid.currencyCode) return amount;
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "amount.currencyCode", code: "other_currency", message: `The bid is in ${bid.currencyCode}.` }],
  });
}
