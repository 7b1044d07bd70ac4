import { type Converted, convert, convertAt, type Exchange, inWholeUnits } from "@/lib/exchange-rates/rules/convert";
import type { CurrencyCode, Money, PositiveMoney } from "@/lib/vocabulary/money";

/** What a bid asks for in the currency of its load's money; undefined where it is in that, or no rate counts today. */
export const comparedPrice = (
  price: PositiveMoney,
  loadCurrency: CurrencyCode | undefined,
  exchange: Exchange,
): Converted | undefined =>
  loadCurrency === undefined || loadCurrency === price.currencyCode
    ? undefined
    : convert(price, loadCurrency, exchange);

/** A price with what it is in the currency of the load's money, where a rate of exchange says so. */
export type Priced = { amount: PositiveMoney; compared?: Converted | undefined };

/** What a price is shown and weighed at beside the load's money: as it is, or converted and in whole units. */
export const priceToCompare = ({ amount, compared }: Priced): PositiveMoney =>
  compared ? inWholeUnits(compared.amount) : amount;

/** Money of the load or its market as the carrier would read it: in the bid's currency, undefined where no rate says so. */
export function inBidCurrency({ amount: { currencyCode }, compared }: Priced, money: Money | undefined) {
  if (!money || money.currencyCode === currencyCode) return money;
  const converted = compared && convertAt(money, currencyCode, compared.at);
  return converted && inWholeUnits(converted);
}

/** What is offered instead of a bid, as the bid itself is compared. */
export function offerToCompare({ compared }: Priced, offer: Money): Money {
  const converted = compared && convertAt(offer, compared.amount.currencyCode, compared.at);
  return converted ? inWholeUnits(converted) : offer;
}
