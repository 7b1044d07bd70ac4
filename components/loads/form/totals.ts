import { isJsonObject } from "@/lib/core/json";
import type { Money } from "@/lib/vocabulary/money";

type Currency = Money["currencyCode"];

const currencies: Record<Currency, true> = { USD: true, MXN: true, CAD: true };
const isCurrency = (value: unknown): value is Currency => typeof value === "string" && value in currencies;

/** The money a group of the form stands for, once its amount is a whole number of cents; USD unless another is chosen. */
export function moneyIn(value: unknown): Money | undefined {
  if (!isJsonObject(value)) return undefined;
  const { amount, currencyCode } = value;
  if (typeof amount !== "number" || !Number.isInteger(amount)) return undefined;
  return { amount, currencyCode: isCurrency(currencyCode) ? currencyCode : "USD" };
}

/** The total of line items per currency, for those that have an amount. */
export function totalsOf(items: unknown): Money[] {
  const rows: unknown[] = Array.isArray(items) ? items : [];
  const amounts = rows.flatMap((item) => (isJsonObject(item) ? (moneyIn(item.value) ?? []) : []));
  return Object.keys(currencies)
    .filter(isCurrency)
    .flatMap((currencyCode) => {
      const ofCurrency = amounts.filter((money) => money.currencyCode === currencyCode);
      const amount = ofCurrency.reduce((sum, money) => sum + money.amount, 0);
      return ofCurrency.length > 0 ? [{ currencyCode, amount }] : [];
    });
}
