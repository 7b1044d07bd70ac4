import * as z from "zod";
import { CurrencyCode, Money } from "@/lib/vocabulary/money";

const Item = z.object({ value: Money });

/** The total of line items per currency, for those that have an amount. */
export function totalsOf(items: unknown): Money[] {
  const amounts = (Array.isArray(items) ? items : []).flatMap((item) => Item.safeParse(item).data?.value ?? []);
  return CurrencyCode.options.flatMap((currencyCode) => {
    const ofCurrency = amounts.filter((money) => money.currencyCode === currencyCode);
    const amount = ofCurrency.reduce((sum, money) => sum + money.amount, 0);
    return ofCurrency.length > 0 ? [{ currencyCode, amount }] : [];
  });
}
