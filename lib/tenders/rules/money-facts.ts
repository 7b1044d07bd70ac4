import { type Circumstances, countriesOf, type Facts } from "@/lib/tenders/rules/fact";
import type { MoneyFound } from "@/lib/tenders/rules/money";
import type { StopFound } from "@/lib/tenders/rules/stops";

const pathOfMeaning = { CUSTOMER_RATE: "customerRate", TARGET: "targetRate", MAX_BUY: "maxBuy" } as const;

function currencyOf(
  { currency, isDollarSign }: MoneyFound,
  stops: readonly StopFound[],
  { text, language, saysUsd }: Circumstances,
) {
  if (currency) return currency;
  const countries = countriesOf(stops);
  const isMexican = countries.size === 1 && countries.has("MX");
  if (/(?:\+|mas|\bmás|plus)[ \t]?i\.?v\.?a\b/.test(text.plain) && !saysUsd) return "MXN";
  if (saysUsd) return "USD";
  if (isMexican) return isDollarSign ? "MXN" : undefined;
  if (countries.has("MX") && language !== "en") return undefined;
  return language === "en" || (!countries.has("MX") && countries.has("US")) ? "USD" : undefined;
}

/** A price without a meaning or a currency is asked about; it is never put where it may not belong. */
export function moneyFacts(money: MoneyFound, stops: readonly StopFound[], circumstances: Circumstances): Facts {
  const { start, end, cents, isPerMile } = money;
  const currency = currencyOf(money, stops, circumstances);
  const meaning = circumstances.isFromCustomer ? "CUSTOMER_RATE" : money.meaning;
  const basis = isPerMile ? [{ path: "customerRateBasis", value: "PER_MILE" }] : [];
  const currencies = currency ? [currency] : (["MXN", "USD"] as const);
  const meanings =
    meaning !== "UNKNOWN"
      ? [meaning]
      : isPerMile
        ? (["CUSTOMER_RATE"] as const)
        : (["CUSTOMER_RATE", "TARGET", "MAX_BUY"] as const);
  const options = currencies.flatMap((currencyCode) =>
    meanings.map((one) => [
      { path: pathOfMeaning[one], value: { amount: cents, currencyCode } },
      ...(one === "CUSTOMER_RATE" ? basis : []),
    ]),
  );
  const [only] = options;
  const isClear = options.length === 1 && only !== undefined && meaning !== "UNKNOWN";
  return isClear
    ? { facts: only.map((fact) => ({ ...fact, start, end })), questions: [] }
    : { facts: [], questions: [{ start, end, options }] };
}
